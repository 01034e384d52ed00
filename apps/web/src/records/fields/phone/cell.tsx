import { Anchor } from "@mantine/core";
import { formatPhone } from "@retribusi/contract/define/cell";
import type { CellProps } from "../field-parts.ts";

export function PhoneDetail({ value }: CellProps) {
  return typeof value === "string" && value !== "" ? (
    <Anchor inherit href={`tel:${value}`}>
      {formatPhone(value)}
    </Anchor>
  ) : null;
}
