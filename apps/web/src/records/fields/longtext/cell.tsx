import { Text } from "@mantine/core";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";

/** Keeps the lines that the writer made. */
export function LongTextDetail({ value }: CellProps) {
  return typeof value === "string" ? (
    <Text span inherit className={classes.lines ?? ""}>
      {value}
    </Text>
  ) : null;
}
