import { Text } from "@mantine/core";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../../records/fields/field-kinds.ts";
import { auditedField, type Difference } from "./audit-change.ts";
import classes from "./audit-table.module.css";

interface ValueProps {
  readonly entity: AnyEntity | undefined;
  readonly difference: Difference;
  readonly side: "before" | "after";
}

/** A value as its field shows it elsewhere; one of no field as it stands. */
function Value({ entity, difference, side }: ValueProps) {
  const { t } = useTranslation("administration");
  const { name, isHidden } = difference;
  const value = difference[side];
  if (isHidden && value)
    return (
      <Text span inherit c="dimmed">
        {t("auditHidden")}
      </Text>
    );
  if (value === null || value === undefined || value === "")
    return (
      <Text span inherit c="dimmed">
        –
      </Text>
    );
  const field = auditedField(entity, name);
  if (entity && field && field.kind !== "secret" && field.kind !== "nik" && typeof value !== "object") {
    const { Cell } = fieldKinds[field.kind];
    return <Cell value={value} name={name} field={field} entity={entity} record={{ [name]: value }} />;
  }
  return Array.isArray(value)
    ? value.join(", ") || "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
}

interface Props {
  readonly entity: AnyEntity | undefined;
  readonly differences: readonly Difference[];
}

/** Field by field what stood there and what stands there now. */
export function AuditTable({ entity, differences }: Props) {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const field = (name: string) => auditedField(entity, name)?.label;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("auditField")}</th>
          <th scope="col">{t("auditBefore")}</th>
          <th scope="col">{t("auditAfter")}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => {
          const named = field(difference.name);
          return (
            <tr key={difference.name}>
              <th scope="row">{named ? label(named) : difference.name}</th>
              <td data-label={t("auditBefore")} className={classes.before}>
                <Value entity={entity} difference={difference} side="before" />
              </td>
              <td data-label={t("auditAfter")}>
                <Value entity={entity} difference={difference} side="after" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
