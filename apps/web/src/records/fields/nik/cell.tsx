import { Text } from "@mantine/core";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";

/** An identity number as the server sends it: in full or masked. */
export function NikCell({ value }: CellProps) {
  return typeof value === "string" ? (
    <Text span inherit className={classes.figures ?? ""}>
      {value}
    </Text>
  ) : null;
}
