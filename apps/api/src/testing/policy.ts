import type { ObjectPolicy, PolicyWrite } from "@retribusi/contract/features/policy/policy.endpoints";
import type { Week } from "@retribusi/contract/features/policy/policy.hours";
import { createLodging } from "./booking-steps.ts";
import type { Caller, TestApp } from "./test-app.ts";
import type { Region } from "./world.ts";

const day = { jambuka: "08:00", jamtutup: "22:00" };
/** Every day from 8 to 22 o'clock, some days otherwise: 1 is Monday. */
export const weekWith = (others: Readonly<Record<number, Week[number]>> = {}) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const other = others[weekday];
    return other === undefined ? day : other;
  });

export const policyOf = async (caller: Caller, objectid: number): Promise<ObjectPolicy> =>
  (await caller.get(`mst_objectretribusi/aturan/${objectid}`).expect(200)).body;

/** What the form sends of a policy as it is shown, with some of it changed. */
export function bodyOf(shown: ObjectPolicy, change: Partial<PolicyWrite>): PolicyWrite {
  const {
    objectid: _,
    objectname: __,
    subobjectname: ___,
    jenisbooking: ____,
    satuantarif: _____,
    satuan: ______,
    ...body
  } = shown;
  return { ...body, ...change };
}

/** Changes some of an object's policy. */
export async function changePolicy(caller: Caller, objectid: number, change: Partial<PolicyWrite>) {
  const shown = await policyOf(caller, objectid);
  return caller.post(`mst_objectretribusi/simpanaturan/${objectid}`, bodyOf(shown, change));
}

/** A hall let by the hour for 150,000; `more` is written once it has that tariff. */
export async function createHall(app: TestApp, region: Region, more: object = {}): Promise<number> {
  const { prisma } = app.deps.db;
  const { kategoriid } = await prisma.mst_objectretribusi.findUniqueOrThrow({
    where: { objectid: region.objects.gedung },
  });
  const objectid = await createLodging(app, region, 1, { kategoriid, satuantarif: "jam" });
  if (Object.keys(more).length > 0) await prisma.mst_objectretribusi.update({ where: { objectid }, data: more });
  return objectid;
}
