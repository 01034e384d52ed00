import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { importLimits } from "../../define/import.ts";

/** At most so many rows are compared at once, and so many of the missing ones named. */
export const syncLimits = { rows: 5000, missing: 200 } as const;

const params = z.object({ entity: z.string() });

const change = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One row that can be taken over. `key` names it in `apply`. */
const difference = z.object({
  key: z.string(),
  action: z.enum(["add", "edit"]),
  label: z.string(),
  /** Names of what the row lies in: region, agency, revenue type. */
  place: z.string(),
  changes: z.array(change),
});

export const comparison = z.object({
  id: z.int(),
  /** Where the rows came from: the service's address or the file's name. */
  origin: z.string(),
  differences: z.array(difference),
  same: z.int(),
  /** Rows that are here and not at the source; they are never deleted. */
  missing: z.array(z.object({ id: z.string(), label: z.string(), place: z.string() })),
  missingTotal: z.int(),
  /** Rows of the source that can't be taken over, and why. */
  refused: z.array(z.object({ line: z.int(), label: z.string(), problems: z.record(z.string(), z.string()) })),
});

export const compareWithBank = defineEndpoint({
  method: "post",
  path: "sync/:entity/bank",
  summary: "Compare master data with the bank's reference service; nothing is changed",
  access: "signed-in",
  params,
  body: z.strictObject({ idpemda: z.int().positive().nullable() }),
  answer: comparison,
});

export const compareWithFile = defineEndpoint({
  method: "post",
  path: "sync/:entity/file",
  summary: "Compare master data with a csv file; nothing is changed",
  access: "signed-in",
  params,
  upload: { field: "import", files: 1, megabytes: importLimits.megabytes },
  answer: comparison,
});

export const applySync = defineEndpoint({
  method: "post",
  path: "sync/:entity/apply/:id",
  summary: "Take over chosen rows of a comparison, all or none; CONFLICT when one has changed since it was shown",
  access: "signed-in",
  params: z.object({ entity: z.string(), id: z.coerce.number().int().positive() }),
  body: z.strictObject({ keys: z.array(z.string()).min(1).max(syncLimits.rows) }),
  answer: z.object({ added: z.int(), edited: z.int() }),
});

/** The last runs that took something over, newest first. */
export const syncHistory = defineEndpoint({
  method: "get",
  path: "sync/:entity/history",
  summary: "Who took over what and when",
  access: "signed-in",
  params,
  answer: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      who: z.string(),
      source: z.enum(["bank", "berkas"]),
      origin: z.string(),
      added: z.int(),
      edited: z.int(),
      /** Differences that were shown. */
      offered: z.int(),
    }),
  ),
});

export type Comparison = z.output<typeof comparison>;
export type Difference = z.output<typeof difference>;
