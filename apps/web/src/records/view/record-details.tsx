import { fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { inlineField } from "../inline/inline-field.ts";
import { isAllowed, type RecordRow } from "../record.ts";
import { type EntityPage, formFieldsOf, getEntityPage, heldPages } from "../record-pages.ts";
import { detailFields } from "./detail-fields.ts";
import { DetailValue } from "./detail-value.tsx";
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
export function RecordDetails({ page, record }: Props) {
  const text = useLabel();
  const { edit } = heldPages(useCurrentUser().pages, page);
  const form = edit && isAllowed(record, "edit") ? formFieldsOf(getEntityPage(edit)) : [];
  const { entity } = page;
  return (
    <dl className={classes.list}>
      {detailFields(entity, record).map((name) => {
        const field = fieldOf(entity, name);
        return (
          <div key={name} className={classes.row} data-wide={isLong(field.kind, record[name]) || undefined}>
            <dt>{text(field.label)}</dt>
            <dd>
              <DetailValue
                page={page}
                record={record}
                name={name}
                isChangeable={inlineField(entity, form, name) !== undefined}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
