import { localDate } from "@retribusi/contract/define/dates";
import { billingId } from "@retribusi/contract/features/billing/billing.number";
import type { Prisma } from "../../generated/client.ts";
import type { Random } from "../random.ts";
import type { Cast } from "./cast.ts";
import type { ObjectFacts } from "./object-facts.ts";
import { expiryOf, reached } from "./record.ts";
import type { Story } from "./story.ts";

/** A story that is in the database, under its key. */
export interface Booked {
  readonly id: number;
  readonly story: Story;
}

export type Bill = Prisma.tagihanCreateManyInput & { readonly id: number; readonly bookingid: number };
export type Payment = Prisma.pembayaranCreateManyInput & { readonly bookingid: number };

const channels = ["6010", "6011", "6012", "6014"] as const;

/** Numbers of documents as they would have been given out: per series, agency and year, in the order of time. */
export interface Counters {
  next(series: "SKRD" | "SSRD", object: ObjectFacts, at: Date): string;
  /** The last numbers, for the counters from which the application goes on. */
  rows(): Counter[];
}

interface Counter {
  readonly jenis: string;
  readonly idskpd: number;
  readonly tahun: number;
  nomor: number;
}

/** `regionCodes` are official codes by idpemda; `started` are counters that have given out numbers before. */
export function countDocuments(regionCodes: ReadonlyMap<number, string>, started: readonly Counter[] = []): Counters {
  const keyOf = ({ jenis, idskpd, tahun }: Omit<Counter, "nomor">) => `${jenis}/${idskpd}/${tahun}`;
  const counters = new Map(started.map((counter) => [keyOf(counter), { ...counter }]));
  return {
    next(jenis, object, at) {
      const { idskpd, skpdid, hours } = object;
      const tahun = Number(localDate(at, hours.zone).slice(0, 4));
      const key = keyOf({ jenis, idskpd, tahun });
      const counter = counters.get(key) ?? { jenis, idskpd, tahun, nomor: 0 };
      counter.nomor += 1;
      counters.set(key, counter);
      return `${String(counter.nomor).padStart(6, "0")}/${jenis}/${regionCodes.get(object.idpemda)}.${skpdid}/${tahun}`;
    },
    rows: () => [...counters.values()],
  };
}

const billStates = { cancelled: "batal", expired: "kedaluwarsa", awaitingPayment: "terbit" } as const;

function billState(story: Story): "batal" | "kedaluwarsa" | "terbit" | "lunas" {
  if (reached(story, "paid") !== undefined) return "lunas";
  const { state } = story;
  return state === "cancelled" || state === "expired" || state === "awaitingPayment" ? billStates[state] : "batal";
}

const inOrder = (booked: readonly Booked[], state: "awaitingPayment" | "paid"): { at: Date; one: Booked }[] =>
  booked
    .flatMap((one) => {
      const at = reached(one.story, state)?.at;
      return at === undefined ? [] : [{ at, one }];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());

/** The bill of every approved booking. Its number is its own id, which is why the ids are given here. */
export function billsOf(booked: readonly Booked[], firstId: number, counters: Counters): Bill[] {
  return inOrder(booked, "awaitingPayment").map(({ at, one: { id: bookingid, story } }, index) => {
    const id = firstId + index;
    const { connection } = story.plan.object;
    return {
      id,
      bookingid,
      idbilling: billingId(connection.awalan, id),
      jumlah: story.plan.price.totalbiaya,
      nomordokumen: counters.next("SKRD", story.plan.object, at),
      tglterbit: at,
      tglexpired: expiryOf(story) ?? at,
      statustagihan: billState(story),
      systemid: connection.id,
      idskpd: story.plan.object.idskpd,
      selisihkas: story.plan.object.selisihkas,
    };
  });
}

export function paymentsOf(
  booked: readonly Booked[],
  bills: readonly Bill[],
  counters: Counters,
  cast: Cast,
  random: Random,
): Payment[] {
  const billOf = new Map(bills.map((bill) => [bill.bookingid, bill]));
  return inOrder(booked, "paid").flatMap(({ at, one: { id: bookingid, story } }) => {
    const bill = billOf.get(bookingid);
    if (bill === undefined) return [];
    const channelid = random.pick(channels);
    return {
      tagihanid: bill.id,
      bookingid,
      idbilling: bill.idbilling,
      jumlah: bill.jumlah,
      tgltransaksi: new Date(at.getTime() - random.between(1, 40) * 1000),
      tglterima: at,
      bankid: "110",
      channelid,
      terminalid: channelid === "6010" ? "TELLER01" : "H2H",
      referensi: `${localDate(at, "Asia/Jakarta").replaceAll("-", "")}${String(bill.id).padStart(6, "0")}`,
      petugas: channelid === "6010" ? cast.teller : null,
      nomorkuitansi: counters.next("SSRD", story.plan.object, at),
      kodecek: random.hex(8).toUpperCase(),
      idskpd: story.plan.object.idskpd,
      selisihkas: story.plan.object.selisihkas,
    };
  });
}
