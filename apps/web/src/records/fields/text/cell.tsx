import { wordsOf } from "@retribusi/contract/access/code-words";
import { StatusBadge } from "../../../components/status-badge.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";
import { PlainCell } from "../plain-cell.tsx";

/** A text as it is; the name of a state as such; of a code what it means, with the code beside it for whoever looks for it elsewhere. */
export function TextCell(props: CellProps) {
  const label = useLabel();
  const { field, value, record } = props;
  const { tone } = field.names?.options.find(({ value: code }) => code === record[field.names?.field ?? ""]) ?? {};
  if (tone) return <StatusBadge tone={tone} label={<PlainCell {...props} />} />;
  const words = typeof value === "string" ? wordsOf(field.code, value) : undefined;
  if (!words) return <PlainCell {...props} />;
  return (
    <>
      {label(words)} <span className={classes.beside}>({String(value)})</span>
    </>
  );
}
