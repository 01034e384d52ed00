import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, tokenOf } from "../fixtures.ts";
import { callAs } from "./walk-in.ts";

const entity = "mst_objectretribusi";

/** A call that reads, as somebody of the demonstration. */
export async function readAs(page: Page, who: string, path: string) {
  const headers = { Authorization: `Bearer ${await tokenOf(page, who)}` };
  const answer = await page.request.get(`/api/${path}`, { headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const copied = [
  ...["idjenis", "idanggaran", "kategoriid", "pengelolaid", "lokasialamat", "lokasikabkota", "satuanobject"],
  "expiredbilling",
];

/** An object of the manager of the demonstration, like their first one, of which no other test knows; it has no tariff. */
async function addObject(page: Page, units: number, satuantarif: "malam" | "jam") {
  const { records } = await readAs(page, "pengelola", `${entity}?limit=1&orderby=objectid&ordertype=asc`);
  const like = await readAs(page, "dinas", `${entity}/view/${records[0].objectid}`);
  const name = `Wisma Uji ${randomUUID().slice(0, 6)}`;
  const own = Object.fromEntries(copied.map((field) => [field, like[field]]));
  const object = { ...own, objectname: name, jumlahobject: units, statusobject: 1, satuantarif };
  const { objectid } = await callAs(page, "dinas", `${entity}/add`, object);
  return { objectid: Number(objectid), name, dasarhukumid: Number(like.dasarhukumid) };
}

/** The same with a tariff of 100,000 a night, or an hour, in force. */
export async function addOrderable(page: Page, units: number, satuantarif: "malam" | "jam" = "malam") {
  const object = await addObject(page, units, satuantarif);
  const { hariini } = await readAs(page, "dinas", `${entity}/tarif/${object.objectid}`);
  const wish = {
    ...{ kelompoktarif: "umum", sesi: null, satuantarif, tarif: 100_000, berlakumulai: hariini },
    ...{ berlakusampai: null, dasarhukumid: object.dasarhukumid, alasan: null },
  };
  const { id, versi } = await callAs(page, "dinas", `${entity}/usulkantarif/${object.objectid}`, wish);
  await callAs(page, "pemda", `${entity}/setujuitarif/${id}`, { versi });
  return { ...object, today: String(hariini) };
}
