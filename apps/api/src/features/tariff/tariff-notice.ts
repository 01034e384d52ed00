import { formatDate } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import { decidePage } from "@retribusi/contract/features/tariff/tariff.pages";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { languageOf } from "../identity/letter.ts";
import { deliverNotices } from "../inbox/delivery.ts";
import { listCasePeople } from "../settlement/case-people.ts";
import type { TariffRow } from "./tariff.query.ts";

interface Text {
  readonly subject: Label;
  readonly body: Label;
}

const texts = {
  diajukan: {
    subject: { en: "A tariff waits for your decision", id: "Usulan tarif menunggu keputusan Anda" },
    body: {
      en: "{object}: {amount} for {group}, from {day}. Proposed by {proposer}, by {basis}. It is decided under Usulan Tarif.",
      id: "{object}: {amount} untuk {group}, mulai {day}. Diusulkan {proposer}, berdasarkan {basis}. Putuskan di Usulan Tarif.",
    },
  },
  disetujui: {
    subject: { en: "Your tariff is approved", id: "Usulan tarif Anda disetujui" },
    body: {
      en: "{object}: {amount} for {group} counts from {day} on. Decided by {decider}.",
      id: "{object}: {amount} untuk {group} berlaku mulai {day}. Diputuskan {decider}.",
    },
  },
  ditolak: {
    subject: { en: "Your tariff is refused", id: "Usulan tarif Anda ditolak" },
    body: {
      en: "{object}: {amount} for {group}, from {day}. {decider} refused it: {reason}",
      id: "{object}: {amount} untuk {group}, mulai {day}. Ditolak {decider}: {reason}",
    },
  },
} as const satisfies Record<string, Text>;

const daysOff: Label = { en: "on weekends and holidays", id: "khusus akhir pekan dan hari libur" };

function factsOf(row: TariffRow, language: "en" | "id") {
  const { objectname, subobjectname } = row.mst_objectretribusi;
  const group = payerGroupLabels[row.kelompoktarif][language];
  return {
    object: [objectname, subobjectname].filter(Boolean).join(" – "),
    amount: `${formatRupiah(Number(row.tarif))} / ${tariffUnitLabels[row.satuantarif][language]}`,
    group: row.khususlibur ? `${group}, ${daysOff[language]}` : group,
    day: formatDate(dayOf(row.berlakumulai), language),
    basis: row.dasarhukum,
    proposer: row.userdata_diajukanoleh?.fullname ?? "–",
    decider: row.userdata_diputusoleh?.fullname ?? "–",
    reason: row.catatan ?? "–",
  };
}

type Reader = { readonly userid: number; readonly bahasa: string };

/** Whoever may decide on it, but for its proposer; of a decision its proposer. */
async function readersOf(tx: Transaction, row: TariffRow): Promise<readonly Reader[]> {
  if (row.statustarif !== "diajukan") {
    const proposer = { userid: row.diajukanoleh ?? 0 };
    return tx.userdata.findMany({ where: proposer, select: { userid: true, bahasa: true } });
  }
  const { idpemda } = row.mst_objectretribusi;
  const place = { idpemda, idskpd: null, pengelolaid: null, bankid: null };
  const people = await listCasePeople(tx, place, { roles: ["pemda"], pages: [decidePage] });
  return people.filter(({ userid }) => userid !== row.diajukanoleh);
}

/** Tells of a proposal whoever may decide on it, and of a decision who proposed it, in the inbox; whoever withdraws needs no telling. */
export async function tellOfTariff(tx: Transaction, row: TariffRow): Promise<void> {
  if (row.statustarif === "ditarik") return;
  const { subject, body } = texts[row.statustarif];
  const readers = await readersOf(tx, row);
  const notices = readers.map(({ userid, bahasa }) => {
    const language = languageOf({ bahasa });
    const isi = fillMessage(body[language], factsOf(row, language));
    return { userid, bahasa: language, bookingid: null, judul: subject[language], isi };
  });
  await deliverNotices(tx, notices);
}
