import type { Icon } from "@tabler/icons-react";
import { createContext } from "react";
import type { RecordRow } from "../record.ts";

/** Something that can be done with one row beside view, edit and delete. */
export interface RowAction {
  readonly key: string;
  /** The verb. */
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
}

/** What a list that needs more than the usual three offers for a row; a screen provides it around `ListScreen`. */
export const RowActions = createContext<(record: RecordRow) => readonly RowAction[]>(() => []);
