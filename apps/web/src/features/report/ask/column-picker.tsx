import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from "@mantine/core";
import type { Report } from "@retribusi/contract/define/report";
import { IconArrowDown, IconArrowUp, IconColumns3 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { moved, toggled } from "./column-order.ts";

interface RowProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly isOnly: boolean;
  readonly at: number;
  readonly last: number;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

function Row({ label, isShown, isOnly, at, last, onToggle, onMove }: RowProps) {
  const { t } = useTranslation("report");
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Checkbox size="sm" label={label} checked={isShown} disabled={isOnly} onChange={onToggle} />
      {isShown ? (
        <ActionIcon.Group>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={t("moveUp", { name: label })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={t("moveDown", { name: label })}
            disabled={at === last}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={14} aria-hidden />
          </ActionIcon>
        </ActionIcon.Group>
      ) : null}
    </Group>
  );
}

interface Props {
  readonly report: Report;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly isUsual: boolean;
  /** The columns in their new order; nothing for the usual ones. */
  readonly onChange: (columns: readonly string[] | undefined) => void;
}

/** Which figures are shown, and in which order. */
export function ColumnPicker({ report, all, shown, isUsual, onChange }: Props) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const names = [...shown, ...all.filter((name) => !shown.includes(name))];
  const labelOf = (name: string) => {
    const column = report.columns[name];
    return column ? text(column.label) : name;
  };
  return (
    <Popover width={320} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t("columns")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("columns")} mah="min(32rem, 70dvh)" style={{ overflowY: "auto" }}>
        <Stack gap={6}>
          {names.map((name, at) => (
            <Row
              key={name}
              label={labelOf(name)}
              isShown={shown.includes(name)}
              isOnly={shown.length === 1 && shown.includes(name)}
              at={at}
              last={shown.length - 1}
              onToggle={() => onChange(toggled(shown, name))}
              onMove={(by) => onChange(moved(shown, at, by))}
            />
          ))}
          <Button variant="subtle" size="compact-sm" disabled={isUsual} onClick={() => onChange(undefined)}>
            {t("usualColumns")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
