import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays } from "@retribusi/contract/define/dates";
import { addPerson } from "../fixtures.ts";
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

type Order = Awaited<ReturnType<typeof orderBy>>;

/** The order is filled in, agreed to and approved; answers its billing id. */
export async function billOrder({ who, versi, totalbiaya, step }: Order): Promise<string> {
  const filled = await step(who, "isi_kelengkapan_nsb", { versi, ...details });
  const agreed = { versi: filled.versi, totalbiaya, setuju: true };
  const { versi: asked } = await step(who, "konfirmasipesanan_nasabah", agreed);
  return String((await step("pengelola", "konfirmasipesanan", { versi: asked })).idbilling);
}

/** The same, and paid at the bank; answers the version. */
export async function payOrder(page: Page, order: Order): Promise<number> {
  const money = { idbilling: await billOrder(order), jumlah: order.totalbiaya, referensi: randomUUID() };
  await callAs(page, "bank", "billing/terima", { ...money, waktutransaksi: new Date().toISOString() });
  return Number((await readAs(page, "pengelola", `trx_penginapan/view/${order.id}`)).versi);
}

/** A customer of their own, who reads a language and whose stay began today and has just ended, a night early. */
export async function stayBy(page: Page, bahasa: "en" | "id"): Promise<Order> {
  const order = await orderBy(page, bahasa, { from: (today) => today, nights: 2, hours: {} });
  const versi = await payOrder(page, order);
  const used = await order.step("pengelola", "checkin", { versi, unit: [{ nomorunit: 1 }] });
  await order.step("pengelola", "pulangawal", { versi: used.versi });
  return order;
}
