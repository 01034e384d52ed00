import { momentsOf } from "@retribusi/contract/features/deputy/deputy.rules";
import { dayFrom } from "./booking-steps.ts";
import type { Caller, TestApp } from "./test-app.ts";

/** The wish that somebody stands in for another one, from a day to another, so many from today. */
export const standInFor = (away: Caller, deputy: Caller, from = 0, until = 2) => ({
  ...{ digantikan: away.userid, pengganti: deputy.userid },
  ...{ mulai: dayFrom(from), sampai: dayFrom(until), catatan: null },
});

export type StandInWish = ReturnType<typeof standInFor>;

/** The same as it is written, also for days that nobody could enter any more. */
export async function writeStandIn({ deps }: TestApp, pengelolaid: number, wish: StandInWish): Promise<number> {
  const moments = momentsOf(wish, "Asia/Jakarta");
  const days = { mulai: new Date(wish.mulai), sampai: new Date(wish.sampai) };
  const { id } = await deps.db.prisma.wakil.create({ data: { ...wish, ...days, ...moments, pengelolaid } });
  return id;
}
