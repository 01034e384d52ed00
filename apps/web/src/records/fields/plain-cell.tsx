import { use } from "react";
import { UsualZone } from "../../lib/organisation.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { CellProps } from "./field-parts.ts";
import { formatValue, zoneOfRecord } from "./format-value.ts";

/** A value that is one line of text. */
export function PlainCell({ field, value, record }: CellProps) {
  return formatValue(field, value, useLanguage(), zoneOfRecord(record, use(UsualZone)));
}
