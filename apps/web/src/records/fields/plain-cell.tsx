import { cellOf } from "@retribusi/contract/access/field-cell";
import { textOf } from "@retribusi/contract/define/cell";
import { use } from "react";
import { UsualZone } from "../../lib/organisation.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { CellProps } from "./field-parts.ts";

/** A value that is one line of text. */
export function PlainCell({ field, value, record }: CellProps) {
  const language = useLanguage();
  return textOf(cellOf(field, value, record, { language, zone: use(UsualZone) }), language);
}
