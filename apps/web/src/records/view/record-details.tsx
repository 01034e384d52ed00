import { fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import type { RecordRow } from "../record.ts";
import type { EntityPage } from "../record-pages.ts";
import { detailFields } from "./detail-fields.ts";
import classes from "./record-details.module.css";

interface Props {
  readonly page: EntityPage;
  readonly record: RecordRow;
}

const longText = 60;

/** Short addresses and notes stand among the other facts; what needs the width gets it. */
const isLong = (kind: FieldKind, value: unknown): boolean =>
  fieldKinds[kind].isWide === true && !(kind === "longtext" && String(value ?? "").length <= longText);

/** Everything the person may see of a record, as terms and their values. */
export function RecordDetails({ page: { entity }, record }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  return (
    <dl className={classes.list}>
      {detailFields(entity, record).map((name) => {
        const field = fieldOf(entity, name);
        const { Cell, Detail = Cell } = fieldKinds[field.kind];
        const value = record[name];
        const isEmpty = (value === null || value === "") && field.kind !== "secret";
        return (
          <div key={name} className={classes.row} data-wide={isLong(field.kind, value) || undefined}>
            <dt>{text(field.label)}</dt>
            <dd>
              {isEmpty ? (
                <span className={classes.none}>{t("noValue")}</span>
              ) : (
                <Detail value={value} name={name} field={field} entity={entity} record={record} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
