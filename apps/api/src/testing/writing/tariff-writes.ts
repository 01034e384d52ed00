import { createLodging } from "../booking-steps.ts";
import { proposed, tariffWish } from "../tariff.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

const entity = "mst_objectretribusi";

/** A proposal that waits, of an object of its own. */
export async function waitingTariff(stage: WritingStage, days = 10) {
  const objectid = await createLodging(stage.app, stage.app.world.home, 3);
  const { id, versi } = await proposed(stage.app, stage.cast.dinas, objectid, days);
  return { objectid, id: Number(id), versi: Number(versi) };
}

export const tariffWrites: readonly WritingCall[] = [
  {
    operation: `post /${entity}/usulkantarif/{id}`,
    again: "refused",
    async prepare(stage) {
      const objectid = await createLodging(stage.app, stage.app.world.home, 3);
      return post(stage.cast.dinas, `${entity}/usulkantarif/${objectid}`, await tariffWish(stage.app, 10));
    },
  },
  {
    operation: `post /${entity}/tariktarif/{id}`,
    again: "same",
    async prepare(stage) {
      const { id, versi } = await waitingTariff(stage);
      return post(stage.cast.dinas, `${entity}/tariktarif/${id}`, { versi });
    },
  },
  {
    operation: `post /${entity}/setujuitarif/{id}`,
    again: "same",
    async prepare(stage) {
      const { id, versi } = await waitingTariff(stage);
      return post(stage.cast.pemda, `${entity}/setujuitarif/${id}`, { versi });
    },
  },
  {
    operation: `post /${entity}/tolaktarif/{id}`,
    again: "same",
    async prepare(stage) {
      const { id, versi } = await waitingTariff(stage);
      return post(stage.cast.pemda, `${entity}/tolaktarif/${id}`, { versi, catatan: "Melebihi peraturan" });
    },
  },
];
