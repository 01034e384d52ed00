import { toInstant } from "@retribusi/contract/define/dates";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { act, bring, createLodging, dayFrom, orderOf, proposal } from "../booking-steps.ts";
import type { Caller } from "../test-app.ts";
import type { WritingStage } from "./writing-call.ts";

export const note = "Alasan yang cukup panjang";
export const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000);

export interface Scene extends WritingStage {
  readonly record: BookingRecord;
  readonly customer: Caller;
}

/** A booking of an object of its own, brought to a state. */
export async function sceneOf(stage: WritingStage, state: 10 | 20 | 30 | 40 | 50, units = 5): Promise<Scene> {
  const { app, cast } = stage;
  return { ...stage, ...(await bring(app, cast, state, orderOf(await createLodging(app, app.world.home, units)))) };
}

export const again = async (scene: Scene, who: Caller, path: string, body: object): Promise<Scene> => ({
  ...scene,
  record: await act(who, path, scene.record.id, { versi: scene.record.versi, ...body }),
});

export const discounted = async (scene: Scene) => {
  const { app, cast, record } = scene;
  return again(scene, cast.manager, "usulkandiskon", await proposal(app, cast, record, 50_000));
};

/** The use of a paid booking began more than a day ago, and its time has just ended. */
export async function begun(scene: Scene): Promise<Scene> {
  await scene.app.deps.db.prisma.booking.update({
    where: { id: scene.record.id },
    data: { tglmulaipemakaian: hours(-30), tglakhirpemakaian: hours(-1) },
  });
  return scene;
}

/** It begins at the end of today. */
export async function arriving(scene: Scene): Promise<Scene> {
  const midnight = toInstant(dayFrom(1), "00:00", "Asia/Jakarta");
  await scene.app.deps.db.prisma.booking.update({
    where: { id: scene.record.id },
    data: { tglmulaipemakaian: new Date(midnight.getTime() - 1) },
  });
  return scene;
}

/** The use began more than a day ago and goes on for some days. */
export async function staying(scene: Scene): Promise<Scene> {
  const { id } = scene.record;
  await scene.app.deps.db.prisma.booking.update({ where: { id }, data: { tglmulaipemakaian: hours(-30) } });
  return again(scene, scene.cast.manager, "checkin", {});
}

/** A stay that has ended before its time. */
export const left = async (scene: Scene) => again(await staying(scene), scene.cast.manager, "pulangawal", {});

/** The first of the units of the booked object, which get names by it. */
export async function freeUnitOf({ app, record }: Scene): Promise<number> {
  const { objectid } = record.objek;
  const { unit_object } = app.deps.db.prisma;
  const { jumlahobject: count } = await app.deps.db.prisma.mst_objectretribusi.findUniqueOrThrow({
    where: { objectid },
  });
  await unit_object.createMany({
    data: Array.from({ length: count }, (_, at) => ({ objectid, nomor: String(at + 1), urutan: at })),
  });
  return (await unit_object.findFirstOrThrow({ where: { objectid } })).id;
}

/** A night more. */
export const longer = () => ({ tambahan: 1, setuju: true });

/** Somebody stays longer than is paid. */
export const extended = (scene: Scene) => again(scene, scene.cast.manager, "perpanjang", longer());
