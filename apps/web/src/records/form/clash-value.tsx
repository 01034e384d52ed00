import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { fieldKinds } from "../fields/field-kinds.ts";
import { ReferenceName } from "../fields/reference/cell.tsx";
import type { RecordRow } from "../record.ts";

interface Props {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly value: unknown;
  /** The other values that belong to this one, such as the name of a reference. */
  readonly record: RecordRow;
}

const hiddenKinds = ["password", "secret"];

/** Whether a value is never sent to us, or only in part. */
export const isUnseen = (entity: AnyEntity, name: string, record: RecordRow): boolean =>
  hiddenKinds.includes(fieldOf(entity, name).kind) || String(record[name] ?? "").includes("********");

/** One of the two values to choose from, as a view shows it; of a secret nothing is told. */
export function ClashValue({ entity, name, value, record }: Props) {
  const { t } = useTranslation("conflict");
  const field = fieldOf(entity, name);
  if (hiddenKinds.includes(field.kind)) return t("hidden");
  if (value === null || value === undefined || value === "") return t("empty");
  const { Cell, Detail = Cell, isWide } = fieldKinds[field.kind];
  // It stands in the label of a choice: what would lead away when it is pressed is shown as mere text.
  const Value = field.kind === "reference" ? ReferenceName : isWide ? Detail : Cell;
  return <Value value={value} name={name} field={field} entity={entity} record={record} />;
}
