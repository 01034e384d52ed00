import { z } from "zod";
import { dutyKind } from "../../lib/outbox/duty.ts";
import { letterKind } from "../../lib/outbox/enqueue.ts";
import { wrongs } from "../breakdown/balance.ts";
import type { Done } from "./history.ts";
import type { Lab } from "./lab.ts";

/** Reads the history and what the system has, and answers with what must not be, each in a line. */
type Checker = (lab: Lab) => Promise<readonly string[]>;

const ordered = z.object({ objectid: z.int(), night: z.string() });
const steps = ["pembatalan", "isi_kelengkapan_nsb", "konfirmasipesanan_nasabah", "konfirmasipesanan"];
const answered = z.object({ versi: z.int() });

/** What was acknowledged is there once, what was refused isn't there; of what nobody knows there is at most one. */
const orders: Checker = async ({ app: { owner }, history }) => {
  const kept = await owner.prisma.booking.groupBy({ by: ["kuncipesanan"], _count: true });
  const times = new Map(kept.map(({ kuncipesanan, _count }) => [kuncipesanan, _count]));
  const riwayat = await owner.prisma.booking_riwayat.findMany({ select: { bookingid: true, versi: true } });
  const taken = new Set(riwayat.map(({ bookingid, versi }) => `${bookingid} ${versi}`));
  const wrong = ({ key, type }: Done): string[] => {
    const count = times.get(key) ?? 0;
    if (type === "ok" && count === 0) return [`an order that was taken is missing: ${key}`];
    if (type === "fail" && count > 0) return [`an order that was refused was made: ${key}`];
    return count > 1 ? [`an order was made twice: ${key}`] : [];
  };
  const missing = steps
    .flatMap((f) => history.of(f).filter(({ type }) => type === "ok"))
    .filter(({ key, said }) => !taken.has(`${key} ${answered.parse(said).versi}`))
    .map(({ f, key }) => `a step that was taken is missing: ${f} of ${key}`);
  return [...history.of("order").flatMap(wrong), ...missing];
};

/** From its answer until somebody wants to give it back, an order certainly holds its unit. */
function certainHolds(lab: Lab) {
  const given = Map.groupBy(lab.history.of("pembatalan"), ({ key }) => key);
  return lab.history
    .of("order")
    .filter(({ type }) => type === "ok")
    .map(({ value, said, to }) => {
      const { id } = z.object({ id: z.int() }).parse(said);
      return { ...ordered.parse(value), from: to, to: given.get(String(id))?.[0]?.from ?? Number.POSITIVE_INFINITY };
    });
}

/** As people were told it: at no moment more units of a night were certainly theirs than there are. */
const inventory: Checker = async (lab) => {
  const objects = await lab.app.owner.prisma.mst_objectretribusi.findMany({
    where: { objectid: { in: [...lab.objects] } },
    select: { objectid: true, jumlahobject: true },
  });
  const units = new Map(objects.map(({ objectid, jumlahobject }) => [objectid, jumlahobject]));
  const slots = Map.groupBy(certainHolds(lab), ({ objectid, night }) => `${objectid} ${night}`);
  return [...slots].flatMap(([slot, holds]) => {
    const most = Math.max(...holds.map(({ from }) => holds.filter((one) => one.from <= from && from < one.to).length));
    const there = units.get(holds[0]?.objectid ?? 0) ?? 0;
    return most > there ? [`${most} of ${there} units were sold: object and night ${slot}`] : [];
  });
};

/** What the bank has given is in the ledger or an exception, to the rupiah; with it what must never be of bookings and bills. */
const money: Checker = ({ app, bank }) => wrongs(bank, app);

const named = z.object({ kategoriname: z.string() });

/** Each edit that was acknowledged was made once, each from what the one before it had left; none that was refused was made. */
const versions: Checker = async ({ app: { owner }, edited, history }) => {
  const rows = await owner.prisma.audit.findMany({
    where: { entitas: "tbl_kategoriobject", aksi: "edit", kunci: { in: edited.map(String) } },
  });
  const made = Map.groupBy(rows, ({ kunci, sesudah }) => `${kunci} ${named.parse(sesudah).kategoriname}`);
  const from = Map.groupBy(rows, ({ kunci, sebelum }) => `${kunci} ${named.parse(sebelum).kategoriname}`);
  const wrong = ({ key, value, type }: Done): string[] => {
    const { kategoriname } = named.parse(value);
    const count = made.get(`${key} ${kategoriname}`)?.length ?? 0;
    if (type === "ok" && count === 0) return [`an edit that was taken is missing: ${kategoriname} of ${key}`];
    if (type === "fail" && count > 0) return [`an edit that was refused was made: ${kategoriname} of ${key}`];
    return count > 1 ? [`an edit was made twice: ${kategoriname} of ${key}`] : [];
  };
  const lost = [...from].filter(([, all]) => all.length > 1).map(([name]) => `two edits began from the same: ${name}`);
  const latest = await owner.prisma.tbl_kategoriobject.findMany({ where: { kategoriid: { in: [...edited] } } });
  const gone = latest
    .filter(({ kategoriid, kategoriname }) => from.has(`${kategoriid} ${kategoriname}`))
    .map(({ kategoriname }) => `a record went back to what it was: ${kategoriname}`);
  return [...history.of("edit").flatMap(wrong), ...lost, ...gone];
};

const mailKinds = ["mail", letterKind, dutyKind];

/** Every message of the outbox was done with, and each mail that was sent has arrived. */
const letters: Checker = async ({ app: { owner }, mails }) => {
  const select = { id: true, jenis: true, status: true, tglkirim: true } as const;
  const rows = await owner.prisma.outbox.findMany({ select });
  const open = rows.filter(({ status }) => status !== "terkirim");
  const got = new Set(mails.caught.map(({ source }) => /^Message-ID: <outbox-(\d+)@/im.exec(source)?.[1]));
  // Without a time of sending: nobody needed it any more.
  const sent = rows.filter(({ jenis, tglkirim }) => mailKinds.includes(jenis) && tglkirim !== null);
  return [
    ...open.map(({ id, jenis, status }) => `a message is not sent: ${id} ${jenis} ${status}`),
    ...sent.filter(({ id }) => !got.has(String(id))).map(({ id, jenis }) => `a mail has not arrived: ${id} ${jenis}`),
  ];
};

export const checkers = { orders, inventory, money, versions, letters } satisfies Record<string, Checker>;
export type CheckerName = keyof typeof checkers;
export const checkerNames = ["orders", "inventory", "money", "versions", "letters"] as const satisfies CheckerName[];
