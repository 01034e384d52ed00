import { createLodging } from "../booking-steps.ts";
import { bringWalkIn } from "../walk-in.ts";
import { left, sceneOf } from "./scene.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

const trx = "trx_penginapan";
const said = { bintang: 4, isi: "Bersih dan tenang" };

/** Somebody whose use has ended, and the call with which they rate it. */
export async function ratingScene(stage: WritingStage, more: object = {}) {
  const { record, customer } = await left(await sceneOf(stage, 50));
  return { id: record.id, rate: post(customer, `${trx}/penilaian/${record.id}`, { ...said, ...more }) };
}

export const ratingWrites: readonly WritingCall[] = [
  {
    operation: "post /trx_penginapan/penilaian/{id}",
    again: "same",
    prepare: async (stage) => (await ratingScene(stage)).rate,
  },
  {
    operation: "post /tautan/nilai",
    again: "same",
    async prepare(stage) {
      const record = await bringWalkIn(stage.cast, await createLodging(stage.app, stage.app.world.home, 1), 50);
      const { id } = (await left({ ...stage, record, customer: stage.cast.manager })).record;
      const { body } = await stage.cast.manager.get(`${trx}/tautan/${id}`).expect(200);
      return post({ token: "" }, "tautan/nilai", { ...said, tanda: body.alamat.split("/").at(-1) });
    },
  },
  {
    operation: "post /penilaian/tampil/{id}",
    again: "same",
    async prepare(stage) {
      const { id } = await ratingScene(stage);
      const diubah = new Date();
      await stage.app.deps.db.prisma.penilaian.create({ data: { bookingid: id, ...said, diubah } });
      return post(stage.cast.superuser, `penilaian/tampil/${id}`, { tampil: true, diubah });
    },
  },
];
