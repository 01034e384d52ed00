import { ActionIcon, Button, Checkbox, Popover, Stack, Tooltip } from "@mantine/core";
import { headingOf } from "@retribusi/contract/define/listed";
import { IconColumns3 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import type { RecordList } from "./use-record-list.ts";

/** Which columns are shown; the choice stays on this device. */
export function ColumnMenu({ list: { entity, columns } }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const text = useLabel();
  return (
    <Popover width={260} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t("columns")}>
          <ActionIcon variant="default" size="input-sm" aria-label={t("columns")} visibleFrom="sm">
            <IconColumns3 size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("columns")}>
        <Stack gap="xs">
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
