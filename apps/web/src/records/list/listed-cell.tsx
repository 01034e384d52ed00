import { localDate } from "@retribusi/contract/define/dates";
import type { ListReader } from "@retribusi/contract/define/field";
import { use } from "react";
import { UsualZone } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import type { CellProps } from "../fields/field-parts.ts";
import classes from "./listed-cell.module.css";

/** Whom lists are shown to, today. */
export function useListReader(): ListReader {
  const zone = use(UsualZone);
  return { language: useLanguage(), zone, today: localDate(serverNow(), zone) };
}

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
