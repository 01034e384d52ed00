import { objectStatus } from "@retribusi/contract/features/catalog/objectretribusi.fields";
import { sweepDeadlines } from "../../features/booking/sweep.ts";
import { createLodging, order, orderOf, stay } from "../booking-steps.ts";
import type { Caller } from "../test-app.ts";
import { asked, asking, moved, reason, typed } from "../writing/booking-writes.ts";
import { again, begun, discounted, hours, note, type Scene, sceneOf } from "../writing/scene.ts";
import { post, type Send, type WritingStage } from "../writing/writing-call.ts";
import { background, both, type Prepare, type RacingPair, request } from "./racing-pair.ts";

const trx = "trx_penginapan";
const pair = (name: string, prepare: Prepare): RacingPair => ({ name, prepare });

/** An action on the booking of a scene, by the version that is shown before both. */
const action = ({ record }: Scene, who: Caller, path: string, body: object = {}): Send =>
  post(who, `${trx}/${path}/${record.id}`, { versi: record.versi, ...body });

/** An order by a customer of their own. */
const orderBy = async ({ app }: WritingStage, objectid: number, waktu = stay(3)): Promise<Send> =>
  post(await app.as("nasabah"), `${trx}/pesan_nsb`, orderOf(objectid, waktu));

const objectOf = ({ app }: WritingStage, units: number) => createLodging(app, app.world.home, units);

/** The record of an object is changed by somebody who sees it now. */
async function editOf({ app, cast }: WritingStage, objectid: number, write: object): Promise<Send> {
  const versi = await app.versionOf("mst_objectretribusi", objectid);
  return post(cast.superuser, `mst_objectretribusi/edit/${objectid}`, { versi, ...write });
}

/** The time of a booking is over, and nobody has noticed. */
const lapse = (app: WritingStage["app"], id: number) =>
  app.deps.db.prisma.booking.update({ where: { id }, data: { bataswaktu: hours(-1) } });

const sweep = background(sweepDeadlines);

/** Who gets the units. */
const unitPairs: readonly RacingPair[] = [
  pair("two windows save what was typed into the same details", async (stage) => {
    const { record, customer } = await sceneOf(stage, 10);
    return both(typed(record, customer, "Dari sini"), typed(record, customer, "Dari sana"));
  }),
  pair("two customers order the last unit", async (stage) => {
    const objectid = await objectOf(stage, 1);
    return both(await orderBy(stage, objectid), await orderBy(stage, objectid));
  }),
  pair("a customer orders the last unit and the manager takes it away", async (stage) => {
    const { app } = stage;
    const objectid = await objectOf(stage, 2);
    await order(app, orderOf(objectid));
    return both(await orderBy(stage, objectid), await editOf(stage, objectid, { jumlahobject: 1 }));
  }),
  pair("a customer orders and the manager takes the object out of service", async (stage) => {
    const objectid = await objectOf(stage, 1);
    return both(await orderBy(stage, objectid), await editOf(stage, objectid, { statusobject: objectStatus.inactive }));
  }),
  pair("a customer orders the days to which another one moves", async (stage) => {
    const objectid = await objectOf(stage, 1);
    const own = { ...stage, ...(await order(stage.app, orderOf(objectid, stay(3)))) };
    const move = action(own, own.customer, "reschedule", { waktu: stay(6), totalbiaya: 150_000 });
    return both(await orderBy(stage, objectid, stay(6)), move);
  }),
  pair("a customer orders the unit that another one gives up", async (stage) => {
    const objectid = await objectOf(stage, 1);
    const own = { ...stage, ...(await order(stage.app, orderOf(objectid))) };
    return both(await orderBy(stage, objectid), action(own, own.customer, "pembatalan", reason()));
  }),
  pair("a customer orders the unit of a cancelled booking that is reinstated", async (stage) => {
    const scene = await sceneOf(stage, 50, 1);
    const gone = await again(scene, scene.customer, "pembatalan", reason());
    const back = action(gone, stage.cast.dinas, "aktifkankembali", { setuju: true, catatan: note });
    return both(await orderBy(stage, gone.record.objek.objectid), back);
  }),
  pair("a customer orders the unit of a booking that expires", async (stage) => {
    const objectid = await objectOf(stage, 1);
    const { record } = await order(stage.app, orderOf(objectid));
    await lapse(stage.app, record.id);
    return [request(await orderBy(stage, objectid)), sweep];
  }),
  pair("a customer with two unpaid orders places two more", async (stage) => {
    const customer = await stage.app.as("nasabah");
    const place = async () => post(customer, `${trx}/pesan_nsb`, orderOf(await objectOf(stage, 1)));
    for (const send of [await place(), await place()]) await send(stage.app.app).expect(200);
    return both(await place(), await place());
  }),
];

/** Where a booking goes. */
const statePairs: readonly RacingPair[] = [
  pair("the order is confirmed and rejected", async (stage) => {
    const scene = await sceneOf(stage, 30);
    const { manager, dinas } = stage.cast;
    return both(action(scene, manager, "konfirmasipesanan"), action(scene, dinas, "tolak", { catatan: note }));
  }),
  pair("the order is confirmed and changed", async (stage) => {
    const scene = await sceneOf(stage, 30);
    const { manager } = stage.cast;
    const change = action(scene, manager, "perubahanpesanan", { jumlahunit: 2 });
    return both(action(scene, manager, "konfirmasipesanan"), change);
  }),
  pair("the discount is approved and rejected", async (stage) => {
    const scene = await discounted(await sceneOf(stage, 30));
    const { dinas } = stage.cast;
    return both(action(scene, dinas, "setujuidiskon"), action(scene, dinas, "tolakdiskon", { catatan: note }));
  }),
  pair("the discount is approved and the order confirmed", async (stage) => {
    const scene = await discounted(await sceneOf(stage, 30));
    const { dinas, manager } = stage.cast;
    return both(action(scene, dinas, "setujuidiskon"), action(scene, manager, "konfirmasipesanan"));
  }),
  pair("the customer and the manager cancel", async (stage) => {
    const scene = await sceneOf(stage, 50);
    const cancel = (who: Caller) => action(scene, who, "pembatalan", reason());
    return both(cancel(scene.customer), cancel(stage.cast.manager));
  }),
  pair("the customer moves the booking and cancels it in another window", async (stage) => {
    const scene = await sceneOf(stage, 40);
    const { customer } = scene;
    return both(action(scene, customer, "reschedule", moved()), action(scene, customer, "pembatalan", reason()));
  }),
  pair("the customer withdraws the request for other dates while the manager accepts it", async (stage) => {
    const scene = await asked(await sceneOf(stage, 50));
    return both(action(scene, scene.customer, "tarikjadwal"), action(scene, stage.cast.manager, "terimajadwal"));
  }),
  pair("the customer cancels while the manager accepts other dates", async (stage) => {
    const scene = await asked(await sceneOf(stage, 50));
    const accept = action(scene, stage.cast.manager, "terimajadwal");
    return both(action(scene, scene.customer, "pembatalan", reason()), accept);
  }),
  pair("the customer asks for other dates in two windows", async (stage) => {
    const scene = await sceneOf(stage, 50);
    const ask = () => action(scene, scene.customer, "mintajadwal", asking());
    return both(ask(), ask());
  }),
  pair("the request for other dates is accepted and its time is over", async (stage) => {
    const scene = await asked(await sceneOf(stage, 50));
    const where = { bookingid: scene.record.id };
    await stage.app.deps.db.prisma.permintaan_jadwal.updateMany({ where, data: { batasjawab: hours(-1) } });
    return [request(action(scene, stage.cast.manager, "terimajadwal")), sweep];
  }),
  pair("a customer orders the days that another one is given by a request", async (stage) => {
    const scene = await asked(await sceneOf(stage, 50, 1));
    const place = await orderBy(stage, scene.record.objek.objectid, stay(6));
    return both(place, action(scene, stage.cast.manager, "terimajadwal"));
  }),
  pair("the customer checks in and is recorded as a no-show", async (stage) => {
    const scene = await begun(await sceneOf(stage, 50));
    const { manager } = stage.cast;
    return both(action(scene, manager, "checkin"), action(scene, manager, "tidakhadir"));
  }),
  pair("the use is finished and its time is over", async (stage) => {
    const scene = await begun(await sceneOf(stage, 50));
    const used = await again(scene, stage.cast.manager, "checkin", {});
    await lapse(stage.app, used.record.id);
    return [request(action(used, stage.cast.manager, "selesai")), sweep];
  }),
  pair("the customer confirms an order that expires", async (stage) => {
    const scene = await sceneOf(stage, 20);
    await lapse(stage.app, scene.record.id);
    const { totalbiaya } = scene.record.harga;
    const agree = action(scene, scene.customer, "konfirmasipesanan_nasabah", { totalbiaya, setuju: true });
    return [request(agree), sweep];
  }),
];

export const bookingPairs: readonly RacingPair[] = [...unitPairs, ...statePairs];
