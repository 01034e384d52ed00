import { bringWalkIn } from "../walk-in.ts";
import { post, remove, type WritingCall, type WritingStage } from "./writing-call.ts";

/** The address of the link of somebody without an account. */
export async function linkScene({ app, cast }: WritingStage): Promise<string> {
  const { id } = await bringWalkIn(cast, app.world.home.objects.penginapan, 10);
  return `trx_penginapan/tautan/${id}`;
}

export const linkWrites: readonly WritingCall[] = [
  {
    operation: "post /trx_penginapan/tautan/{id}",
    // Another link, which ends the first one.
    again: "another",
    prepare: async (stage) => post(stage.cast.manager, await linkScene(stage), {}),
  },
  {
    operation: "delete /trx_penginapan/tautan/{id}",
    again: "same",
    prepare: async (stage) => remove(stage.cast.manager, await linkScene(stage)),
  },
];
