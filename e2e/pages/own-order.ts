import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays } from "@retribusi/contract/define/dates";
import { addPerson, tokenOf } from "../fixtures.ts";
import { addOrderable, openAllDay, readAs } from "./own-object.ts";
import { callAs, details } from "./walk-in.ts";

/** When somebody comes: so many days from today or on a day chosen by today, for so many nights; at other hours than the object's. */
interface Coming {
  readonly from?: (today: string) => string;
  readonly nights?: number;
  readonly hours?: object;
}

/** A customer of their own, who reads a language, with an order for the fortieth day or when they come. */
export async function orderBy(page: Page, bahasa: "en" | "id", { from, nights = 1, hours }: Coming = {}) {
  const { objectid, name, today } = await addOrderable(page, 4);
  if (hours) await openAllDay(page, objectid, "dinas", hours);
  const who = await addPerson(page);
  await callAs(page, who, "account/edit", { versi: (await readAs(page, who, "account")).versi, bahasa });
  const nightOf = (days: number) => ({
    satuan: "malam",
    checkin: addDays(today, days),
    checkout: addDays(today, days + 1),
  });
  const checkin = from?.(today) ?? nightOf(40).checkin;
  const waktu = { satuan: "malam", checkin, checkout: addDays(checkin, nights) };
  const wish = { objectid, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: nights * 100_000, waktu };
  const { id, versi } = await callAs(page, who, "trx_penginapan/pesan_nsb", { kunci: randomUUID(), ...wish });
  const step = (by: string, path: string, data: object) => callAs(page, by, `trx_penginapan/${path}/${id}`, data);
  return {
    who,
    objectid,
    name,
    id: Number(id),
    versi: Number(versi),
    checkin,
    totalbiaya: wish.totalbiaya,
    nightOf,
    step,
  };
}

export type Order = Awaited<ReturnType<typeof orderBy>>;

/** The order is filled in and agreed to; answers the version. */
export async function submitOrder({ who, versi, totalbiaya, step }: Order): Promise<number> {
  const filled = await step(who, "isi_kelengkapan_nsb", { versi, ...details });
  const agreed = { versi: filled.versi, totalbiaya, setuju: true };
  return Number((await step(who, "konfirmasipesanan_nasabah", agreed)).versi);
}

/** The same, and approved; answers its billing id. */
export async function billOrder(order: Order): Promise<string> {
  const versi = await submitOrder(order);
  return String((await order.step("pengelola", "konfirmasipesanan", { versi })).idbilling);
}

/** The manager proposes a discount of 25,000, with its decision. */
export async function proposeDiscount(page: Page, { id, step }: Order, versi: number) {
  const headers = { Authorization: `Bearer ${await tokenOf(page, "pengelola")}` };
  const file = { name: "sk.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  const answer = await page.request.post("/api/fileuploader/upload/document", { headers, multipart: { file } });
  const { berkasid } = await answer.json();
  const decision = { nomorsk: `SK-${id}`, tglsk: "2026-11-02", berkasid, jumlah: 25_000 };
  return step("pengelola", "usulkandiskon", { versi, ...decision });
}

/** Money that has arrived for a billing id, in time or not. */
export const arrived = (idbilling: string, jumlah: number) => ({
  ...{ idbilling, jumlah, referensi: randomUUID() },
  waktutransaksi: new Date().toISOString(),
});

/** Of the booking as it stands now. */
export const versionOf = async (page: Page, { id }: Pick<Order, "id">): Promise<number> =>
  Number((await readAs(page, "pengelola", `trx_penginapan/view/${id}`)).versi);

/** The same, and paid at the bank; answers the version. */
export async function payOrder(page: Page, order: Order): Promise<number> {
  await callAs(page, "bank", "billing/terima", arrived(await billOrder(order), order.totalbiaya));
  return versionOf(page, order);
}

/** A customer of their own, who reads a language and whose stay began today and has just ended, a night early. */
export async function stayBy(page: Page, bahasa: "en" | "id"): Promise<Order> {
  const order = await orderBy(page, bahasa, { from: (today) => today, nights: 2, hours: {} });
  const versi = await payOrder(page, order);
  const used = await order.step("pengelola", "checkin", { versi, unit: [{ nomorunit: 1 }] });
  await order.step("pengelola", "pulangawal", { versi: used.versi });
  return order;
}
