import { z } from "zod";
import { roles } from "./roles.ts";

/** Who changed a record last, and when (UTC). Customers are told the role alone; nobody is known for a command of the server. */
const lastChange = z.object({
  at: z.iso.datetime(),
  name: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** The reader made the change, in another window. */
  own: z.boolean(),
});
export type LastChange = z.output<typeof lastChange>;

/**
 * `details` of a CONFLICT about an edit. `record` is the record as it is now, shown as its view shows it, with the version that the next
 * try gives back. `fields` are those of the refused edit whose values differ; of a secret the empty text says that there is one.
 */
export const conflictDetails = z.object({
  record: z.looseObject({}),
  versi: z.int(),
  fields: z.record(z.string(), z.object({ now: z.unknown(), yours: z.unknown() })),
  changed: lastChange.nullable(),
});
export type ConflictDetails = z.output<typeof conflictDetails>;

/** `details` of a CONFLICT about something that isn't one record: what it is now is read by a call of its own. */
export const changeDetails = z.object({ changed: lastChange.nullable() });
