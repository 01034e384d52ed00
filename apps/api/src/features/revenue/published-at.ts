import type { Prisma } from "@retribusi/db/generated/client";

/** What tells where a legal basis can be read. */
export const publishedParts = {
  select: { dokumen: true, tautan: true },
} as const satisfies Prisma.tbl_dasarhukumDefaultArgs;

type Published = Prisma.tbl_dasarhukumGetPayload<typeof publishedParts>;

/** Where everybody can read a legal basis: its document at us, else where it is published; null where neither is known. */
export const publishedAt = (basis: Published | null, files = "/files/"): string | null =>
  basis?.dokumen ? `${files}${basis.dokumen}` : (basis?.tautan ?? null);
