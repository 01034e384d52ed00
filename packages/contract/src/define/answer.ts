import { z } from "zod";
import type { Field } from "./field.ts";

/** What is sent of a field: stored values may be older than today's rules for writing, and some are sent only in part. */
function sent({ kind, options }: Field): z.ZodType {
  switch (kind) {
    case "integer":
    case "money":
    case "reference":
      return z.int();
    case "boolean":
      return z.boolean();
    case "date":
      return z.iso.date();
    case "instant":
      return z.iso.datetime();
    case "select":
      return z.literal((options ?? []).map((option) => option.value));
    // Only whether it is set.
    case "secret":
      return z.literal("");
    case "json":
      return z.unknown();
    case "several":
      return z.array(z.string());
    default:
      return z.string();
  }
}

/** A field as records carry it: `null` where it is empty, or where the row it is read from is missing. */
export function answerSchema(field: Field): z.ZodType {
  const schema = sent(field);
  if (field.kind === "json") return schema;
  return field.optional || field.related || field.kind === "secret" ? schema.nullable() : schema;
}
