import { Text } from "@mantine/core";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";
import { PlainCell } from "../plain-cell.tsx";

export function MoneyCell(props: CellProps) {
  return (
    <Text span inherit className={classes.figures ?? ""}>
      <PlainCell {...props} />
    </Text>
  );
}
