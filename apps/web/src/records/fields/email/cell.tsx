import { Anchor } from "@mantine/core";
import type { CellProps } from "../field-parts.ts";

export function EmailDetail({ value }: CellProps) {
  return typeof value === "string" && value !== "" ? (
    <Anchor inherit href={`mailto:${value}`}>
      {value}
    </Anchor>
  ) : null;
}
