import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Text, Tooltip } from "@mantine/core";
import { headingOf } from "@retribusi/contract/define/listed";
import { IconColumns3 } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { densities, type RecordList } from "./use-record-list.ts";

/** Which columns are shown and how tall the rows are; the choice stays on this device. */
export function ColumnMenu({ list: { entity, columns, density, setDensity } }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const heading = useId();
  const text = useLabel();
  return (
    <Popover width={260} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t("columnsAndRows")}>
          <ActionIcon variant="default" size="input-sm" aria-label={t("columnsAndRows")} visibleFrom="sm">
            <IconColumns3 size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("columnsAndRows")}>
        <Stack gap="xs">
          <Text size="sm" fw={600} id={heading}>
            {t("density.title")}
          </Text>
          <SegmentedControl
            fullWidth
            size="sm"
            aria-labelledby={heading}
            data={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
            value={density}
            onChange={setDensity}
          />
          <Text size="sm" fw={600}>
            {t("columns")}
          </Text>
          {columns.all.map((name) => (
            <Checkbox
              key={name}
              size="sm"
              label={text(headingOf(entity, name))}
              checked={columns.shown.includes(name)}
              disabled={columns.shown.length === 1 && columns.shown.includes(name)}
              onChange={() => columns.toggle(name)}
            />
          ))}
          <Button variant="subtle" size="compact-sm" disabled={columns.isUsual} onClick={columns.reset}>
            {t("allColumns")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
