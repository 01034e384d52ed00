import { Text } from "@mantine/core";
import { findEntity } from "@retribusi/contract/access/entities";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { UsualZone } from "../../lib/organisation.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { auditedField, type Difference } from "./audit-change.ts";
import classes from "./audit-table.module.css";
import { auditText } from "./audit-value.ts";

interface ValueProps {
  readonly subject: string;
  readonly difference: Difference;
  readonly side: "before" | "after";
}

/** A value as its field shows it elsewhere; one of no field as it stands. */
function Value({ subject, difference, side }: ValueProps) {
  const { t } = useTranslation("administration");
  const language = useLanguage();
  const zone = use(UsualZone);
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
  const entity = findEntity(subject);
  const field = entity?.fields[name];
  if (entity && field && field.kind !== "secret" && field.kind !== "nik" && typeof value !== "object") {
    const { Cell } = fieldKinds[field.kind];
    return <Cell value={value} name={name} field={field} entity={entity} record={{ [name]: value }} />;
  }
  return auditText(subject, name, value, { language, zone }) || "–";
}

interface Props {
  readonly subject: string;
  readonly differences: readonly Difference[];
  /** What there is to tell: both for a change, one for what was added, deleted or merely noted. */
  readonly sides: readonly ("before" | "after")[];
}

/** Field by field what stood there and what stands there now. */
export function AuditTable({ subject, differences, sides }: Props) {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const isChange = sides.length > 1;
  const head = { before: t(isChange ? "auditBefore" : "auditValue"), after: t(isChange ? "auditAfter" : "auditValue") };
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("auditField")}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {head[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const named = auditedField(subject, difference.name)?.label;
            return (
              <tr key={difference.name}>
                <th scope="row">{named ? label(named) : difference.name}</th>
                {sides.map((side) => (
                  <td key={side} data-label={isChange ? head[side] : undefined} data-side={isChange ? side : undefined}>
                    <Value subject={subject} difference={difference} side={side} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
