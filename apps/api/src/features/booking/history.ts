import { z } from "zod";

/** The steps of a booking that its reader gets to see: notes of the staff are for the staff. */
export const historyFor = <E extends { readonly aksi: string }>(steps: readonly E[], isStaff: boolean): readonly E[] =>
  isStaff ? steps : steps.filter(({ aksi }) => aksi !== "note");

const pictured = z.looseObject({ foto: z.tuple([z.int(), z.int()]) });

/** Pictures of units that came with a step; less than none where it took them back. */
export function picturesOf({ perubahan }: { readonly perubahan: unknown }): number {
  const [before, after] = pictured.safeParse(perubahan).data?.foto ?? [0, 0];
  return after - before;
}
