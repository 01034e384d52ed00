import { createLodging, orderOf, stay } from "../booking-steps.ts";
import { closedFor, closureWish } from "../closure.ts";
import { guestAt, handing } from "../guest.ts";
import { closedObject } from "../writing/closure-writes.ts";
import { ruling } from "../writing/policy-writes.ts";
import { namedObject } from "../writing/unit-writes.ts";
import { post, type WritingStage } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const entity = "mst_objectretribusi";

const orderBy = async ({ app }: WritingStage, objectid: number) =>
  post(await app.as("nasabah"), "trx_penginapan/pesan_nsb", orderOf(objectid, stay(10)));

const closing = ({ cast }: WritingStage, objectid: number, more: object = {}) =>
  post(cast.manager, `${entity}/tutup/${objectid}`, closureWish(closedFor(9, 12), more));

export const closurePairs: readonly RacingPair[] = [
  {
    name: "a manager takes a named unit away and a customer orders the last one",
    async prepare(stage) {
      const { objectid } = await namedObject(stage, ["1", "2"]);
      await post(await stage.app.as("nasabah"), "trx_penginapan/pesan_nsb", orderOf(objectid, stay(10)))(stage.app.app);
      const fewer = post(stage.cast.manager, `${entity}/namaiunit/${objectid}`, { nomor: ["1"] });
      return both(fewer, await orderBy(stage, objectid));
    },
  },
  {
    name: "a manager closes the object and a customer orders it for those days",
    async prepare(stage) {
      const objectid = await createLodging(stage.app, stage.app.world.home, 1);
      return both(closing(stage, objectid), await orderBy(stage, objectid));
    },
  },
  {
    name: "two managers close the same days",
    async prepare(stage) {
      const objectid = await createLodging(stage.app, stage.app.world.home, 1);
      return both(closing(stage, objectid), closing(stage, objectid));
    },
  },
  {
    name: "two managers close the same unit by its name",
    async prepare(stage) {
      const { objectid, unitid } = await namedObject(stage, ["1", "2"]);
      return both(closing(stage, objectid, { unit: [unitid] }), closing(stage, objectid, { unit: [unitid] }));
    },
  },
  {
    name: "a manager closes a unit by its name and a customer orders the last one",
    async prepare(stage) {
      const { objectid, unitid } = await namedObject(stage, ["1", "2"]);
      await (await orderBy(stage, objectid))(stage.app.app);
      return both(closing(stage, objectid, { unit: [unitid] }), await orderBy(stage, objectid));
    },
  },
  {
    name: "a manager closes a unit by its name and another one hands it over to a guest",
    async prepare(stage) {
      const { objectid, unitid } = await namedObject(stage, ["1", "2"]);
      const guest = await guestAt(stage.app, stage.cast, objectid);
      const closed = closing(stage, objectid, { waktu: closedFor(1, 3), unit: [unitid] });
      return both(closed, post(stage.cast.manager, ...handing(guest, unitid)));
    },
  },
  {
    name: "a manager keeps a pause after each stay and a customer orders the night after one",
    async prepare(stage) {
      const objectid = await createLodging(stage.app, stage.app.world.home, 1);
      await post(await stage.app.as("nasabah"), "trx_penginapan/pesan_nsb", orderOf(objectid, stay(9)))(stage.app.app);
      return both(await ruling(stage, objectid, { jedamenit: 180 }), await orderBy(stage, objectid));
    },
  },
  {
    name: "two managers change the rules of an object",
    async prepare(stage) {
      const objectid = await createLodging(stage.app, stage.app.world.home, 1);
      return both(await ruling(stage, objectid, { minlama: 2 }), await ruling(stage, objectid, { minpesanjam: 24 }));
    },
  },
  {
    name: "a closure is lifted and a customer orders its days",
    async prepare(stage) {
      const { objectid, id } = await closedObject(stage);
      const lifted = post(stage.cast.manager, `${entity}/bukapenutupan/${id}`, { versi: 1 });
      return both(lifted, await orderBy(stage, objectid));
    },
  },
];
