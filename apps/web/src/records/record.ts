import { type AnyEntity, fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { z } from "zod";

/** A row as the API sends it: declared fields by name, and what the person may do with it. */
export const recordSchema = z.looseObject({
  /** What an edit gives back; missing where rows aren't edited as records. */
  versi: z.int().optional(),
  can: z.record(z.string(), z.unknown()).optional(),
});
export type RecordRow = z.output<typeof recordSchema>;

export const recordPageSchema = z.object({
  records: z.array(recordSchema),
  page: z.number(),
  limit: z.number(),
  hasMore: z.boolean(),
});
/** One page of a list; the number of all rows is a call of its own. */
export type RecordPage = z.output<typeof recordPageSchema>;

/** The server's word on this row: nothing is worked out again from roles. */
export const isAllowed = (record: RecordRow, verb: string): boolean => record.can?.[verb] === true;

/** What a record is called in titles and questions: its label field, or its key when that is empty. */
export function nameOf(entity: AnyEntity, record: RecordRow): string {
  const name = record[entity.label];
  const isText = typeof name === "string" && name !== "" && fieldOf(entity, entity.label).kind !== "reference";
  return isText ? name : keyOf(entity, record);
}
