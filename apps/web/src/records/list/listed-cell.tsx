import { fieldKinds } from "../fields/field-kinds.ts";
import type { CellProps } from "../fields/field-parts.ts";
import classes from "./listed-cell.module.css";
import { useListReader } from "./use-list-reader.ts";

/** A value as a list has it: in the way of its own, where it has one. */
export function ListedCell(props: CellProps) {
  const reader = useListReader();
  const { field, record } = props;
  const { Cell } = fieldKinds[field.kind];
  const listed = field.listed?.text(record, reader);
  if (!listed) return <Cell {...props} />;
  return (
    <span className={classes.listed}>
      <span className={classes.text}>{listed.text}</span>{" "}
      {listed.beside ? <span className={classes.beside}>{listed.beside}</span> : null}
    </span>
  );
}
