import { act, createLodging, order, orderOf, stay } from "./booking-steps.ts";
import type { Caller, TestApp } from "./test-app.ts";

/** A house whose units are all taken by one order, and who has them. */
export async function fullHouse(app: TestApp, units = 1) {
  const objectid = await createLodging(app, app.world.home, units);
  const { customer: holder, record } = await order(app, orderOf(objectid, stay(3), units));
  return { objectid, holder, record };
}

/** What somebody waits for, as the form sends it. */
export function wishFor(objectid: number, waktu = stay(3), jumlahunit = 1) {
  const { totalbiaya: _, ...wish } = orderOf(objectid, waktu, jumlahunit);
  return wish;
}

/** Somebody new who waits. */
export async function joinNew(app: TestApp, objectid: number, waktu = stay(3), jumlahunit = 1) {
  const caller = await app.as("nasabah");
  const { body } = await caller.post("booking/tunggu", wishFor(objectid, waktu, jumlahunit)).expect(200);
  return { caller, id: Number(body.id) };
}

/** Gives an order back. */
export const cancel = (who: Caller, { id, versi }: { readonly id: number; readonly versi: number }) =>
  act(who, "pembatalan", id, { versi, alasanpembatalan: "Berhalangan datang" });
