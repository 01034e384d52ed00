import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { writePolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { expect, tokenOf } from "../fixtures.ts";
import { callAs } from "./walk-in.ts";

const entity = "mst_objectretribusi";
type TariffUnit = "malam" | "jam" | "hari";

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

/** Whose object it is, and which of theirs it is like: their first one, or their first of a kind. */
export interface Place {
  readonly manager: string;
  readonly agency: string;
  readonly kind?: "penginapan" | "gedung" | "alat";
}

const demonstration: Place = { manager: "pengelola", agency: "dinas" };

async function firstOf(page: Page, { manager, agency, kind }: Place) {
  const { records } = await readAs(page, manager, `${entity}?limit=1&orderby=objectid&ordertype=asc`);
  const first = await readAs(page, agency, `${entity}/view/${records[0].objectid}`);
  if (!kind) return first;
  const own = await readAs(page, manager, `catalogue?jenis=${kind}&pengelolaid=${first.pengelolaid}&limit=1`);
  return readAs(page, agency, `${entity}/view/${own.records[0].objectid}`);
}

/** An object of which no other test knows; it has no tariff. */
async function addObject(page: Page, units: number, satuantarif: TariffUnit, place: Place) {
  const like = await firstOf(page, place);
  const name = `${like.objectname.split(" ")[0]} Uji ${randomUUID().slice(0, 6)}`;
  const own = Object.fromEntries(copied.map((field) => [field, like[field]]));
  const object = { ...own, objectname: name, jumlahobject: units, statusobject: 1, satuantarif };
  const { objectid } = await callAs(page, place.agency, `${entity}/add`, object);
  return { objectid: Number(objectid), name, dasarhukumid: Number(like.dasarhukumid) };
}

/** An object like a manager's own, with a tariff of 100,000 a night, an hour or a day in force. */
export async function addOrderable(
  page: Page,
  units: number,
  satuantarif: TariffUnit = "malam",
  place: Place = demonstration,
) {
  const object = await addObject(page, units, satuantarif, place);
  const { hariini } = await readAs(page, place.agency, `${entity}/tarif/${object.objectid}`);
  const wish = {
    ...{ kelompoktarif: "umum", sesi: null, satuantarif, tarif: 100_000, berlakumulai: hariini },
    ...{ berlakusampai: null, dasarhukumid: object.dasarhukumid, alasan: null },
  };
  const { id, versi } = await callAs(page, place.agency, `${entity}/usulkantarif/${object.objectid}`, wish);
  await callAs(page, "pemda", `${entity}/setujuitarif/${id}`, { versi });
  return { ...object, today: String(hariini) };
}

/** Opens an object all day and every day, so that a guest can come at whatever time the test runs. */
export async function openAllDay(page: Page, objectid: number, agency: string, more: object = {}): Promise<void> {
  const rule = await readAs(page, agency, `${entity}/aturan/${objectid}`);
  const terms = Object.fromEntries(Object.keys(writePolicy.body.shape).map((field) => [field, rule[field]]));
  const always = { jambuka: "00:00", jamtutup: "24:00" };
  await callAs(page, agency, `${entity}/simpanaturan/${objectid}`, {
    ...terms,
    ...{ jamcheckin: "00:00", jamcheckout: "00:00", batascheckin: "24:00" },
    jampekan: Array.from({ length: 7 }, () => always),
    ...more,
  });
}
