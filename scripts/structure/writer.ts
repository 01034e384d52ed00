import { isTest, type Problem, type Source } from "./source.ts";

/**
 * Who writes the tables that the daily summaries are calculated from. A writer of a booking, of a payment or of an object's capacity
 * marks the days that it changes in the same transaction; the ones named here do, or write nothing that is summed up.
 */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  booking: [
    "apps/api/src/features/booking/apply.ts",
    "apps/api/src/features/booking/order.ts",
    // Names and documents of people.
    "apps/api/src/features/identity/anonymise.ts",
    "apps/api/src/features/privacy/documents-sweep.ts",
    // The seed's command calculates all summaries at its end.
    "prisma/seed/story/stories.ts",
    "prisma/seed/bulk/bulk.ts",
  ],
  // Called by the effects that `apply.ts` runs.
  pembayaran: ["apps/api/src/features/billing/ledger.ts", "prisma/seed/story/stories.ts", "prisma/seed/bulk/bulk.ts"],
  mst_objectretribusi: [
    "apps/api/src/features/catalog/objectretribusi.resource.ts",
    // The tariff that is shown.
    "apps/api/src/features/tariff/first-tariff.ts",
    "apps/api/src/features/tariff/shown-tariff.ts",
    "apps/api/src/features/policy/write-policy.ts",
    // As many units as there are names.
    "apps/api/src/features/unit/name-units.ts",
    "prisma/seed/objects.ts",
  ],
};

const writes = (table: string) =>
  new RegExp(
    [
      `\\b${table}\\.(create|update|upsert|delete)`,
      `(INSERT (IGNORE )?INTO|UPDATE|REPLACE INTO|DELETE FROM) \`?${table}\\b`,
      `insert\\([^)]*"${table}"`,
    ].join("|"),
    "i",
  );

/** A writer that marks nothing leaves reports wrong for good, and no test of its own would see it. */
export function checkWriters(sources: readonly Source[]): Problem[] {
  const product = sources.filter(({ path }) => /^(apps\/api\/src|prisma)\//.test(path) && !isTest(path));
  return Object.entries(WRITERS).flatMap(([table, known]) =>
    product
      .filter(({ path, text }) => writes(table).test(text) && !known.includes(path))
      .map(({ path }) => ({
        path,
        mend: `it writes ${table}: mark the days in the same transaction (markBooking, recordCapacity) and name it in scripts/structure/writer.ts`,
      })),
  );
}
