import { lateAfter } from "@retribusi/contract/features/settlement/age.rules";
import type { CaseCount } from "@retribusi/contract/features/settlement/settlement.record";

const day = 86_400_000;
const usual = 50;

/** The moment so many days ago. */
export const olderThan = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** Only the cases of that person; of nobody for 0, of everybody where it isn't asked. */
export const ownedBy = (userid: number | undefined) =>
  userid === undefined ? {} : { penanggungjawab: userid === 0 ? null : userid };

interface Asked {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of a worklist; `read` gets one row more than is shown, which tells that there are more. */
export async function pageOf<Line>(
  { page = 1, limit = usual }: Asked,
  read: (place: { readonly skip: number; readonly take: number }) => Promise<Line[]>,
) {
  const found = await read({ skip: (page - 1) * limit, take: limit + 1 });
  return { records: found.slice(0, limit), page, limit, hasMore: found.length > limit };
}

/** How many cases there are, and how many of them waited longer than each of the two limits. */
export async function countLate(now: Date, count: (before: Date | undefined) => Promise<number>): Promise<CaseCount> {
  const [late, overdue] = lateAfter;
  return {
    num: await count(undefined),
    lebih3: await count(olderThan(now, late)),
    lebih7: await count(olderThan(now, overdue)),
  };
}
