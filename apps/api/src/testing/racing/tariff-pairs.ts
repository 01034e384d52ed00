import { orderOf, stay } from "../booking-steps.ts";
import { waitingTariff } from "../writing/tariff-writes.ts";
import { post, type WritingStage } from "../writing/writing-call.ts";
import { both, type RacingPair } from "./racing-pair.ts";

const path = (name: string, id: number) => `mst_objectretribusi/${name}/${id}`;

async function waiting(stage: WritingStage) {
  const { objectid, id, versi } = await waitingTariff(stage, 1);
  return { objectid, id, approved: post(stage.cast.pemda, path("setujuitarif", id), { versi }), versi };
}

export const tariffPairs: readonly RacingPair[] = [
  {
    name: "a tariff is approved and refused",
    async prepare(stage) {
      const { id, versi, approved } = await waiting(stage);
      const other = await stage.app.as("pemda");
      return both(approved, post(other, path("tolaktarif", id), { versi, catatan: "Belum waktunya" }));
    },
  },
  {
    name: "a tariff is approved and withdrawn",
    async prepare(stage) {
      const { id, versi, approved } = await waiting(stage);
      return both(approved, post(stage.cast.dinas, path("tariktarif", id), { versi }));
    },
  },
  {
    name: "a tariff is approved and the object ordered for its first night at the old price",
    async prepare(stage) {
      const { objectid, approved } = await waiting(stage);
      const customer = await stage.app.as("nasabah");
      return both(approved, post(customer, "trx_penginapan/pesan_nsb", orderOf(objectid, stay(1))));
    },
  },
];
