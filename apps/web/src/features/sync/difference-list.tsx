import { Checkbox, Group, Stack, Text, Title } from "@mantine/core";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Difference } from "@retribusi/contract/features/sync/sync.endpoints";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./difference-list.module.css";

interface Props {
  readonly title: string;
  readonly entity: AnyEntity;
  readonly rows: readonly Difference[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

function Value({
  name,
  children,
  isOld = false,
}: {
  readonly name: string;
  readonly children: string | null;
  readonly isOld?: boolean;
}) {
  const { t } = useTranslation("sync");
  const isFaint = isOld || !children;
  return (
    <Text component="div" size="sm" {...(isFaint ? { c: "dimmed" } : {})}>
      <span className={classes["side"]}>{name}</span>
      {isOld && children ? <del>{children}</del> : children || t("empty")}
    </Text>
  );
}

/** One difference: what it is about, and field by field what is here and what the source has. */
function DifferenceRow({
  entity,
  row,
  chosen,
  onChoose,
}: Omit<Props, "rows" | "title"> & { readonly row: Difference }) {
  const { t } = useTranslation("sync");
  const text = useLabel();
  const { key, label, place, changes, action } = row;
  return (
    <li className={classes["row"]}>
      <Checkbox
        label={label}
        description={place}
        checked={chosen.has(key)}
        onChange={(event) => onChoose([key], event.currentTarget.checked)}
      />
      <Stack gap={4}>
        {changes.map(({ field, before, after }) => (
          <div key={field} className={classes["change"]} data-action={action}>
            <Text size="sm" c="dimmed">
              {text(fieldOf(entity, field).label)}
            </Text>
            {action === "edit" ? (
              <Value name={t("here")} isOld>
                {before}
              </Value>
            ) : null}
            <Value name={t("there")}>{after}</Value>
          </div>
        ))}
      </Stack>
    </li>
  );
}

/** Differences of one kind with a box before each, and one for all. */
export function DifferenceList({ title, entity, rows, chosen, onChoose }: Props) {
  const { t } = useTranslation("sync");
  const [first] = rows;
  if (!first) return null;
  const count = rows.filter(({ key }) => chosen.has(key)).length;
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {title} ({rows.length})
        </Title>
        <Checkbox
          label={t("all")}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(event) =>
            onChoose(
              rows.map(({ key }) => key),
              event.currentTarget.checked,
            )
          }
        />
      </Group>
      <div className={classes["list"]}>
        <div className={classes["head"]} aria-hidden>
          <span>{t("row")}</span>
          <div className={classes["change"]} data-action={first.action}>
            <span>{t("field")}</span>
            {first.action === "edit" ? <span>{t("here")}</span> : null}
            <span>{t("there")}</span>
          </div>
        </div>
        <ul className={classes["rows"]}>
          {rows.map((row) => (
            <DifferenceRow key={row.key} entity={entity} row={row} chosen={chosen} onChoose={onChoose} />
          ))}
        </ul>
      </div>
    </Stack>
  );
}
