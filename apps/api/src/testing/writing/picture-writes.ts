import { takePictures } from "../equipment.ts";
import { begun, sceneOf } from "./scene.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

const trx = "trx_alat";
const what = "with pictures of a unit";

/** A paid booking with all its history, as one of equipment. */
async function paid(stage: WritingStage) {
  const { id, versi } = (await begun(await sceneOf(stage, 50))).record;
  await stage.app.deps.db.prisma.booking.update({ where: { id }, data: { jenisbooking: "alat" } });
  return { id, versi };
}

/** Equipment that is handed over with a picture. */
async function handedOver(stage: WritingStage) {
  const { id, versi } = await paid(stage);
  const unit = [{ nomorunit: 1, foto: await takePictures(stage.app, stage.cast.manager, 1) }];
  await stage.cast.manager.post(`${trx}/checkin/${id}`, { versi, unit }).expect(200);
  return { id, versi: versi + 1 };
}

export const pictureWrites: readonly WritingCall[] = [
  {
    operation: `post /${trx}/checkin/{id}`,
    what,
    again: "refused",
    async prepare(stage) {
      const { id, versi } = await paid(stage);
      const unit = [{ nomorunit: 1, foto: await takePictures(stage.app, stage.cast.manager, 2) }];
      return post(stage.cast.manager, `${trx}/checkin/${id}`, { versi, unit });
    },
  },
  {
    operation: `post /${trx}/selesai/{id}`,
    what,
    again: "refused",
    async prepare(stage) {
      const { id, versi } = await handedOver(stage);
      const unit = [{ nomorunit: 1, foto: await takePictures(stage.app, stage.cast.manager, 1) }];
      return post(stage.cast.manager, `${trx}/selesai/${id}`, { versi, unit });
    },
  },
  {
    operation: `post /${trx}/urungkan/{id}`,
    what,
    again: "refused",
    async prepare(stage) {
      const { id, versi } = await handedOver(stage);
      return post(stage.cast.manager, `${trx}/urungkan/${id}`, { versi });
    },
  },
];
