import { randomUUID } from "node:crypto";
import { addDays, localDate, toInstant, usualZone } from "@retribusi/contract/define/dates";
import { bookingOf } from "./booking.ts";
import type { Caller, TestApp } from "./test-app.ts";
import { jpeg, upload } from "./uploads.ts";
import { createObject } from "./world.ts";

/**
 * Paid equipment of an object of its own, whose use began an hour ago and ends with the day, or so many days later: an hour from now would be
 * tomorrow late in the evening, and a use is finished on its last day only.
 */
export async function paidEquipment({ deps, world }: TestApp, { userid }: Caller, longer = 0) {
  const now = new Date();
  const times = {
    tglmulaipemakaian: new Date(now.getTime() - 3_600_000),
    tglakhirpemakaian: toInstant(addDays(localDate(now, usualZone), 1 + longer), "00:00", usualZone),
  };
  const objectid = await createObject(deps.db.prisma, world.home, "alat", { objectname: `Alat ${randomUUID()}` });
  const row = { ...bookingOf(world.home, "alat", userid), ...times, objectid, statusbooking: 50, versi: 0 };
  return deps.db.prisma.booking.create({ data: row });
}

/** Uploads pictures as documents, one after the other, and answers their numbers. */
export async function takePictures(app: TestApp, by: Caller, count: number): Promise<number[]> {
  const taken = [];
  for (let at = 0; at < count; at += 1) {
    const { body } = await upload(app, by, [{ content: await jpeg(600, 400) }], "document").expect(200);
    taken.push(Number(body.berkasid));
  }
  return taken;
}
