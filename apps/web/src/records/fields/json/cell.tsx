import { Text } from "@mantine/core";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";

const written = (value: unknown, indent: number): string => (value === null ? "" : JSON.stringify(value, null, indent));

export function JsonCell({ value }: CellProps) {
  return (
    <Text span inherit className={classes.code ?? ""}>
      {written(value, 0)}
    </Text>
  );
}

export function JsonDetail({ value }: CellProps) {
  return (
    <Text component="pre" m={0} className={classes.code ?? ""}>
      {written(value, 2)}
    </Text>
  );
}
