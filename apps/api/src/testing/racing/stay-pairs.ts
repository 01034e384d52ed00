import { bring, createLodging, orderOf, stay } from "../booking-steps.ts";
import {
  again,
  arriving,
  begun,
  freeUnitOf,
  hours,
  left,
  longer,
  type Scene,
  sceneOf,
  staying,
} from "../writing/scene.ts";
import { post, type Send, type WritingStage } from "../writing/writing-call.ts";
import { both, type Prepare, type RacingPair } from "./racing-pair.ts";

const trx = "trx_penginapan";
const pair = (name: string, prepare: Prepare): RacingPair => ({ name, prepare });

const byManager = ({ record, cast }: Scene, path: string, body: object = {}): Send =>
  post(cast.manager, `${trx}/${path}/${record.id}`, { versi: record.versi, ...body });

/** Another paid booking of the object. */
const beside = async (stage: WritingStage, objectid: number): Promise<Scene> => ({
  ...stage,
  ...(await bring(stage.app, stage.cast, 50, orderOf(objectid, stay(3)))),
});

/** Two paid bookings of a house with two rooms. */
async function neighbours(stage: WritingStage): Promise<readonly [Scene, Scene]> {
  const first = await sceneOf(stage, 50, 2);
  return [first, await beside(stage, first.record.objek.objectid)];
}

/** Who gets a unit when a stay is corrected. */
export const stayPairs: readonly RacingPair[] = [
  pair("two guests come early and one room is free until tonight", async (stage) => {
    const objectid = await createLodging(stage.app, stage.app.world.home, 3);
    const [one, other, gone] = [
      await beside(stage, objectid),
      await beside(stage, objectid),
      await beside(stage, objectid),
    ];
    await arriving(one);
    await arriving(other);
    const { booking, mst_objectretribusi } = stage.app.deps.db.prisma;
    const untilTonight = {
      tglmulaipemakaian: hours(-30),
      tglakhirpemakaian: (await booking.findUniqueOrThrow({ where: { id: one.record.id } })).tglmulaipemakaian,
    };
    await booking.update({ where: { id: gone.record.id }, data: untilTonight });
    await mst_objectretribusi.update({ where: { objectid }, data: { jumlahobject: 2 } });
    return both(byManager(one, "checkinawal"), byManager(other, "checkinawal"));
  }),
  pair("two guests get the same room", async (stage) => {
    const [one, other] = await neighbours(stage);
    const unit = [{ nomorunit: 1, unitid: await freeUnitOf(one) }];
    return both(byManager(await begun(one), "checkin", { unit }), byManager(await begun(other), "checkin", { unit }));
  }),
  pair("two guests move to the same room", async (stage) => {
    const [one, other] = await neighbours(stage);
    const move = { nomorunit: 1, unitid: await freeUnitOf(one) };
    return both(byManager(await staying(one), "pindahunit", move), byManager(await staying(other), "pindahunit", move));
  }),
  pair("an early departure is taken back and a customer orders the rest of the time", async (stage) => {
    const gone = await left(await sceneOf(stage, 50, 1));
    const customer = await stage.app.as("nasabah");
    const order = post(customer, `${trx}/pesan_nsb`, orderOf(gone.record.objek.objectid, stay(2)));
    return both(byManager(gone, "urungkan"), order);
  }),
  pair("two managers take a no-show back", async (stage) => {
    const gone = await again(await begun(await sceneOf(stage, 50)), stage.cast.manager, "tidakhadir", {});
    return both(byManager(gone, "urungkan"), byManager(gone, "urungkan"));
  }),
  pair("a guest stays longer and a customer orders the night that is added", async (stage) => {
    const guest = await sceneOf(stage, 50, 1);
    const customer = await stage.app.as("nasabah");
    const order = post(customer, `${trx}/pesan_nsb`, orderOf(guest.record.objek.objectid, stay(4)));
    return both(byManager(guest, "perpanjang", longer()), order);
  }),
  pair("a guest stays longer and leaves early", async (stage) => {
    const guest = await staying(await sceneOf(stage, 50, 2));
    return both(byManager(guest, "perpanjang", longer()), byManager(guest, "pulangawal"));
  }),
  pair("a guest leaves early and moves to another room", async (stage) => {
    const guest = await staying(await sceneOf(stage, 50, 2));
    const move = { nomorunit: 1, unitid: await freeUnitOf(guest) };
    return both(byManager(guest, "pulangawal"), byManager(guest, "pindahunit", move));
  }),
];
