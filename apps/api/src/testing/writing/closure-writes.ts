import { bring, createLodging, orderOf, stay } from "../booking-steps.ts";
import { closedFor, closureWish, touchedBy } from "../closure.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

const entity = "mst_objectretribusi";

/** An object with a booking that is to be moved and a paid one that is given back, and the closure that does it. */
async function closureInTheWay({ app, cast }: WritingStage) {
  const objectid = await createLodging(app, app.world.home, 2);
  for (const state of [20, 50] as const) await bring(app, cast, state, orderOf(objectid, stay(10)));
  const waktu = closedFor(9, 12);
  const [moved, paid] = await touchedBy(cast.manager, objectid, waktu);
  const keputusan = [
    { bookingid: moved?.id, versi: moved?.versi, tindakan: "pindah", ...moved?.pilihan[0] },
    { bookingid: paid?.id, versi: paid?.versi, tindakan: "batal" },
  ];
  return { objectid, wish: closureWish(waktu, { keputusan }) };
}

/** A closure that stands. */
export async function closedObject({ app, cast }: WritingStage) {
  const objectid = await createLodging(app, app.world.home, 1);
  const wish = closureWish(closedFor(9, 12));
  const { body } = await cast.manager.post(`${entity}/tutup/${objectid}`, wish).expect(200);
  return { objectid, id: Number(body.id) };
}

export const closureWrites: readonly WritingCall[] = [
  {
    operation: `post /${entity}/tutup/{id}`,
    again: "same",
    async prepare(stage) {
      const { objectid, wish } = await closureInTheWay(stage);
      return post(stage.cast.manager, `${entity}/tutup/${objectid}`, wish);
    },
  },
  {
    operation: `post /${entity}/bukapenutupan/{id}`,
    again: "same",
    async prepare(stage) {
      const { id } = await closedObject(stage);
      return post(stage.cast.manager, `${entity}/bukapenutupan/${id}`, { versi: 1 });
    },
  },
];
