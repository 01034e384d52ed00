import { formatDate, localDate } from "@retribusi/contract/define/dates";
import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import type { Content } from "pdfmake";
import { rulesSection } from "./blank.ts";
import { official } from "./cell.ts";
import { legalNote } from "./legal-note.ts";
import { heading } from "./letterhead.ts";
import { checkSection } from "./official-receipt.ts";
import type { PaperFacts } from "./paper.query.ts";
import type { Surroundings } from "./paper.ts";
import { objectNameOf, pairs, payerSection, sectionTitle, sideBySide } from "./section.ts";
import { besideSignature } from "./signature.ts";

const place = (facts: PaperFacts): Content[] => {
  const { mst_objectretribusi: object, jumlahunit, tglmulaipemakaian: start, tglakhirpemakaian: end } = facts;
  return [
    sectionTitle("Tempat dan waktu"),
    pairs([
      ["Tempat", objectNameOf(facts)],
      ["Lokasi", `${object.lokasialamat}, ${object.lokasikabkota}`],
      ["Waktu", describePeriod({ start, end }, facts.satuantarif, facts.zone, "id")],
      ["Jumlah", `${jumlahunit} ${object.satuanobject}`],
      ["Kapasitas", object.kapasitas ? `Paling banyak ${object.kapasitas * jumlahunit} orang` : null],
      ["Pengelola", facts.tbl_kelompokpengelola.pengelolaname],
    ]),
  ];
};

/** What was paid by which receipt, and what is still asked for. */
function money({ pembayaran, tagihan, totalbiaya }: PaperFacts): Content[] {
  const paid = pembayaran
    .toReversed()
    .map(({ jumlah, nomorkuitansi }) => `${official(jumlah)}, tanda bukti nomor ${nomorkuitansi}`);
  const owed = tagihan
    .filter(({ jenistagihan, statustagihan }) => jenistagihan === "tambahan" && statustagihan === "terbit")
    .map(({ jumlah, idbilling }) => `Belum dibayar ${official(jumlah)}, id billing ${idbilling}`);
  const free = totalbiaya === 0n ? ["Pemakaian ini dibebaskan dari pembayaran retribusi."] : [];
  return [sectionTitle("Retribusi"), { ul: [...paid, ...owed, ...free], margin: [0, 0, 0, 11] }];
}

/** Who may use the hall, when and for what, on which conditions; whoever is shown it checks it by its code. */
export function usePermit(facts: PaperFacts, { checkAddress }: Surroundings): Content[] {
  const { title } = usePapers.gedung;
  const [receipt] = facts.pembayaran.toReversed();
  const issued = receipt?.tgltransaksi ?? facts.tglstatus;
  const check = receipt ? checkSection(checkAddress(receipt.kodecek), receipt.kodecek) : "";
  const day = formatDate(localDate(issued, facts.zone), "id");
  return [
    heading(title.id, title.en, [`Nomor pesanan: ${facts.id}`]),
    {
      margin: [0, 0, 0, 10],
      text: `${facts.tbl_skpd.skpdname} mengizinkan pemakaian berikut menurut pesanan yang lunas pada ${day}.`,
    },
    sideBySide(payerSection(facts, "Diberikan kepada"), place(facts)),
    ...money(facts),
    ...rulesSection(facts.mst_objectretribusi, "Ketentuan pemakaian"),
    {
      margin: [0, 0, 0, 10],
      text: "Izin ini berlaku untuk pengguna, keperluan, tempat, dan waktu tersebut di atas. Tunjukkan kepada petugas saat datang.",
    },
    legalNote(facts, `izin ini menyertai ${receipt ? "tanda bukti pembayaran" : "pembebasan dari pembayaran"}`),
    besideSignature(check, facts, issued),
  ];
}
