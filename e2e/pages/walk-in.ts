import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { quote } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { expect, tokenOf } from "../fixtures.ts";

interface WalkIn {
  readonly id: number;
  readonly entity: "trx_penginapan";
  readonly versi: number;
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/**
 * Orders a room for somebody at the counter, as the manager of the demonstration: a booking that no other test has to do with, and that
 * agency, region and bank see as well. It is for a night so far ahead that some room is free.
 */
export async function orderWalkIn(page: Page): Promise<WalkIn> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, "pengelola")}` };
  const rooms = await page.request.get("/api/mst_objectretribusi?filter[satuantarif]=malam&orderby=objectid", {
    headers,
  });
  const [{ objectid }] = (await rooms.json()).records;
  const night = randomInt(200, 360);
  const wish = {
    waktu: { satuan: "malam", checkin: day(night), checkout: day(night + 1) },
    jumlahunit: 1,
    kelompoktarif: "umum",
  };
  const priced = await page.request.post(`/api/catalogue/${objectid}/quote`, { data: wish });
  const totalbiaya = quote.answer.parse(await priced.json()).harga?.totalbiaya;
  const data = { ...wish, kunci: randomUUID(), objectid, totalbiaya, namapemesan: "Tamu Loket" };
  const ordered = await page.request.post("/api/trx_penginapan/pesan", { data, headers });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const { id, versi } = await ordered.json();
  return { id, versi, entity: "trx_penginapan" };
}
