import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { quote } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { tokenOf } from "../fixtures.ts";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** What an order of one night says, of a room of the demonstration's manager, so far ahead that one is free. */
export async function chooseNight(page: Page) {
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
  const totalbiaya = quote.answer.parse(await priced.json()).harga?.totalbiaya ?? 0;
  return { ...wish, objectid: Number(objectid), totalbiaya };
}
