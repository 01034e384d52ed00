import { Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { keyOf } from "@retribusi/contract/define/entity";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../components/use-confirm.tsx";
import { errorText } from "../lib/error-text.ts";
import { showFailure } from "../lib/failure-notice.ts";
import { nameOf, type RecordRow } from "./record.ts";
import { deleteRecord } from "./record-api.ts";
import type { EntityPage } from "./record-pages.ts";
import { useRecordCache } from "./use-record-cache.ts";

interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** Reasons told one by one before it becomes a wall of text. */
const mostReasons = 5;

function notifyDone(done: number, failures: readonly Failure[], t: TFunction<"records">): void {
  if (failures.length === 0) {
    notifications.show({ color: "green", message: done === 1 ? t("deleted") : t("deletedMany", { count: done }) });
    return;
  }
  showFailure({
    title: done === 0 ? t("notDeleted") : t("deletedSome", { done, failed: failures.length }),
    message: failures.slice(0, mostReasons).map(({ name, reason }) => (
      <Text key={name} size="sm">
        {name}: {reason}
      </Text>
    )),
  });
}

/** Which of many is being deleted; a single one is gone too soon to tell. */
function showProgress(count: number, t: TFunction<"records">) {
  const id = count > 1 ? notifications.show({ loading: true, autoClose: false, message: t("deleting") }) : undefined;
  return {
    at: (number: number) => {
      if (id)
        notifications.update({ id, loading: true, autoClose: false, message: t("deletingOne", { number, count }) });
    },
    end: () => {
      if (id) notifications.hide(id);
    },
  };
}

/** Deletes one record or several after a question; those that can't be deleted are told with the reason. */
export function useDeleteRecords({ entity }: EntityPage) {
  const { t } = useTranslation("records");
  const { t: state } = useTranslation("state");
  const confirm = useConfirm();
  const cache = useRecordCache(entity);

  const remove = async (records: readonly RecordRow[]): Promise<number> => {
    const failures: Failure[] = [];
    const progress = showProgress(records.length, t);
    // One after the other: a long row of deletions must not keep others waiting.
    for (const [index, record] of records.entries()) {
      progress.at(index + 1);
      const key = keyOf(entity, record);
      await deleteRecord(entity.name, key).then(
        () => cache.deleted(key),
        (error: unknown) => failures.push({ name: nameOf(entity, record), reason: errorText(error, state) }),
      );
    }
    progress.end();
    const done = records.length - failures.length;
    notifyDone(done, failures, t);
    return done;
  };

  return {
    /** `onDeleted` runs when at least one is gone. */
    async ask(records: readonly RecordRow[], onDeleted?: () => void): Promise<void> {
      const [first] = records;
      if (!first) return;
      const title =
        records.length === 1
          ? t("deleteTitle", { name: nameOf(entity, first) })
          : t("deleteManyTitle", { count: records.length });
      const isSure = await confirm({ title, text: t("deleteText"), confirm: t("delete"), isDangerous: true });
      if (isSure && (await remove(records)) > 0) onDeleted?.();
    },
  };
}
