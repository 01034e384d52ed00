import { createLodging } from "../booking-steps.ts";
import { bodyOf, policyOf } from "../policy.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

/** What a manager sends who changes some of the rules of an object. */
export async function ruling({ cast }: WritingStage, objectid: number, change: Parameters<typeof bodyOf>[1]) {
  const body = bodyOf(await policyOf(cast.manager, objectid), change);
  return post(cast.manager, `mst_objectretribusi/simpanaturan/${objectid}`, body);
}

export const policyWrites: readonly WritingCall[] = [
  {
    operation: "post /mst_objectretribusi/simpanaturan/{id}",
    again: "refused",
    async prepare(stage) {
      const objectid = await createLodging(stage.app, stage.app.world.home, 2);
      return ruling(stage, objectid, { jedamenit: 120, minlama: 2, fasilitas: ["wifi"] });
    },
  },
];
