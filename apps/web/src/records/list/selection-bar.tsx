import { Button, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../lib/figures.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { isAllowed, type RecordRow } from "../record.ts";
import { useDeleteRecords } from "../use-delete-records.tsx";
import { toCountQuery } from "./list-address.ts";
import { mostSelected, readAll } from "./read-all.ts";
import classes from "./selection-bar.module.css";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly list: RecordList;
  readonly selected: readonly RecordRow[];
  readonly onClear: () => void;
}

/** Whether all that match are meant and not only the rows of this page: as long as these stay selected and the list asks for the same. */
function useAllThatMatch({ state, records = [], count }: RecordList, selected: readonly RecordRow[]) {
  const asked = JSON.stringify(toCountQuery(state));
  const [meant, setMeant] = useState<string>();
  const isWholePage = records.length > 0 && selected.length === records.length;
  if (meant !== undefined && (meant !== asked || !isWholePage)) setMeant(undefined);
  return {
    isAll: meant === asked && isWholePage,
    /** Whether there are more than those of this page. */
    isOffered: isWholePage && count !== undefined && count.num > records.length,
    isTooMany: count?.more === true || (count?.num ?? 0) > mostSelected,
    choose: () => setMeant(asked),
    leave: () => setMeant(undefined),
  };
}

type All = ReturnType<typeof useAllThatMatch>;

function AllThatMatch({ all, num }: { readonly all: All; readonly num: number }) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  if (!all.isOffered || all.isAll) return null;
  if (all.isTooMany) {
    return (
      <Text size="sm" c="dimmed">
        {t("selectAtMost", { num: formatCount(mostSelected, language) })}
      </Text>
    );
  }
  return (
    <Button size="compact-sm" variant="light" onClick={all.choose}>
      {t("selectAll", { num: formatCount(num, language) })}
    </Button>
  );
}

/** What can be done with all selected rows at once. */
export function SelectionBar({ list, selected, onClear }: Props) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  const notifyError = useNotifyError();
  const deletion = useDeleteRecords(list.page);
  const all = useAllThatMatch(list, selected);
  const [isReading, setReading] = useState(false);
  const isDeletable = (record: RecordRow) => isAllowed(record, "delete");
  const num = list.count?.num ?? 0;
  if (selected.length === 0) return null;
  const remove = async () => {
    setReading(true);
    try {
      const meant = all.isAll ? await readAll(list) : selected;
      setReading(false);
      await deletion.ask(meant.filter(isDeletable), all.leave);
    } catch (error) {
      setReading(false);
      if (error instanceof Error) notifyError(error);
    }
  };
  return (
    <Group gap="sm" className={classes.bar ?? ""}>
      <Text size="sm" fw={600} role="status">
        {all.isAll ? t("selectedAll", { num: formatCount(num, language) }) : t("selected", { count: selected.length })}
      </Text>
      <AllThatMatch all={all} num={num} />
      {selected.some(isDeletable) ? (
        <Button
          size="compact-sm"
          variant="default"
          c="var(--mantine-color-error)"
          loading={isReading}
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void remove()}
        >
          {t("deleteSelected")}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          all.leave();
          onClear();
        }}
      >
        {t("deselect")}
      </Button>
    </Group>
  );
}
