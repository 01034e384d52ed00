import { wordsOf } from "@retribusi/contract/access/code-words";
import { useLabel } from "../../../lib/use-label.ts";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";
import { PlainCell } from "../plain-cell.tsx";

/** A text as it is; of a code what it means, with the code beside it for whoever looks for it elsewhere. */
export function TextCell(props: CellProps) {
  const label = useLabel();
  const { field, value } = props;
  const words = typeof value === "string" ? wordsOf(field.code, value) : undefined;
  if (!words) return <PlainCell {...props} />;
  return (
    <>
      {label(words)} <span className={classes.beside}>({String(value)})</span>
    </>
  );
}
