import { Button, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { isAllowed, type RecordRow } from "../record.ts";
import { useDeleteRecords } from "../use-delete-records.tsx";
import classes from "./selection-bar.module.css";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly list: RecordList;
  readonly selected: readonly RecordRow[];
  readonly onClear: () => void;
}

/** What can be done with all selected rows at once. */
export function SelectionBar({ list, selected, onClear }: Props) {
  const { t } = useTranslation("records");
  const deletion = useDeleteRecords(list.page);
  const deletable = selected.filter((record) => isAllowed(record, "delete"));
  if (selected.length === 0) return null;
  return (
    <Group gap="sm" className={classes.bar ?? ""}>
      <Text size="sm" fw={600} role="status">
        {t("selected", { count: selected.length })}
      </Text>
      {deletable.length > 0 ? (
        <Button
          size="compact-sm"
          variant="default"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void deletion.ask(deletable)}
        >
          {t("deleteSelected")}
        </Button>
      ) : null}
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t("deselect")}
      </Button>
    </Group>
  );
}
