import { createLodging } from "../booking-steps.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

const entity = "mst_objectretribusi";

/** An object whose units have names. */
export async function namedObject({ app, cast }: WritingStage, nomor: readonly string[]) {
  const objectid = await createLodging(app, app.world.home, nomor.length);
  const { body } = await cast.manager.post(`${entity}/namaiunit/${objectid}`, { nomor }).expect(200);
  const [unit] = body.unit;
  return { objectid, unitid: Number(unit.id) };
}

export const unitWrites: readonly WritingCall[] = [
  {
    operation: `post /${entity}/namaiunit/{id}`,
    again: "same",
    async prepare(stage) {
      const { objectid } = await namedObject(stage, ["1", "2"]);
      return post(stage.cast.manager, `${entity}/namaiunit/${objectid}`, { nomor: ["2", "3", "4"] });
    },
  },
  {
    operation: `post /${entity}/keadaanunit/{id}`,
    again: "refused",
    async prepare(stage) {
      const { unitid } = await namedObject(stage, ["1"]);
      const body = { versi: 1, keadaan: "rusak", catatan: "AC bocor" };
      return post(stage.cast.manager, `${entity}/keadaanunit/${unitid}`, body);
    },
  },
];
