import { RichText } from "../../../components/rich-text.tsx";
import type { CellProps } from "../field-parts.ts";

export function RichTextDetail({ value }: CellProps) {
  return typeof value === "string" ? <RichText html={value} /> : null;
}
