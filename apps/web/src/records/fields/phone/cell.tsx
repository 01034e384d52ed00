import { Anchor } from "@mantine/core";
import type { CellProps } from "../field-parts.ts";
import { formatPhone } from "../format-value.ts";

export function PhoneDetail({ value }: CellProps) {
  return typeof value === "string" && value !== "" ? <Anchor href={`tel:${value}`}>{formatPhone(value)}</Anchor> : null;
}
