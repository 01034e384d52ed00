import { fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { inlineField } from "../inline/inline-field.ts";
import type { RecordRow } from "../record.ts";
import type { EntityPage } from "../record-pages.ts";
import { DetailValue } from "./detail-value.tsx";
import classes from "./fact-list.module.css";

interface Props {
  readonly page: EntityPage;
  readonly record: RecordRow;
  readonly names: readonly string[];
  /** Fields of the form that the person may write; the values among the facts can be changed in their place. */
  readonly form: readonly string[];
}

const longText = 60;

/** Short addresses and notes stand among the other facts; what needs the width gets it. */
const isLong = (kind: FieldKind, value: unknown): boolean =>
  fieldKinds[kind].isWide === true && !(kind === "longtext" && String(value ?? "").length <= longText);

/** Values of a record as terms and what they are. */
export function FactList({ page, record, names, form }: Props) {
  const text = useLabel();
  const { entity } = page;
  if (names.length === 0) return null;
  return (
    <dl className={classes.list}>
      {names.map((name) => {
        const field = fieldOf(entity, name);
        const isChangeable = inlineField(entity, form, name) !== undefined;
        // What nobody types has no input whose hint could say what it means.
        const isFilled = record[name] !== null && record[name] !== "";
        const explained = isFilled && !entity.form.includes(name) ? field.hint : undefined;
        return (
          <div key={name} className={classes.row} data-wide={isLong(field.kind, record[name]) || undefined}>
            <dt>{text(field.label)}</dt>
            <dd>
              <DetailValue page={page} record={record} name={name} isChangeable={isChangeable} />
              {explained ? <span className={classes.hint}>{text(explained)}</span> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
