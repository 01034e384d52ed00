import { notifications } from "@mantine/notifications";
import { keyOf } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { useTellConflict } from "../../../components/use-tell-conflict.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";
import { findConflict } from "../../../lib/use-version-conflict.ts";
import { isAllowed, nameOf, type RecordRow } from "../../../records/record.ts";
import { editRecord } from "../../../records/record-api.ts";
import { useRecordCache } from "../../../records/use-record-cache.ts";

export const isBlocked = (record: RecordRow): boolean => record.statusakun === accountStatus.blocked;

/** What the account's status is called. */
export function statusWord({ statusakun }: RecordRow, text: (label: Label) => string): string {
  const found = userdata.fields.statusakun.options?.find(({ value }) => value === statusakun);
  return found ? text(found.label) : "";
}

/** A change that came too late: the screens show the account as it is now, and it is told who was first and what its status is. */
function useLateChange() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const cache = useRecordCache(userdata);
  const tellError = useTellError();
  const tellConflict = useTellConflict();
  return (error: Error, shown: RecordRow): void => {
    const found = findConflict(error);
    if (!found) {
      tellError(error);
      return;
    }
    const now: RecordRow = { ...shown, ...found.record, versi: found.versi };
    cache.edited(keyOf(userdata, shown), now);
    tellConflict(error, t("statusNow", { name: nameOf(userdata, now), status: statusWord(now, label) }));
  };
}

/** Blocking and unblocking a user, and every other change of status, as far as the person may edit users. */
export function useAccountBlock() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const confirm = useConfirm();
  const cache = useRecordCache(userdata);
  const tellLate = useLateChange();
  const change = useMutation({
    mutationFn: ({ shown, statusakun }: { shown: RecordRow; statusakun: number }) =>
      editRecord("userdata", keyOf(userdata, shown), shown, { statusakun }),
    onSuccess: (record, { shown }) => {
      cache.edited(keyOf(userdata, shown), record);
      const name = nameOf(userdata, record);
      const wasBlocked = isBlocked(shown);
      const message = isBlocked(record)
        ? t("blocked", { name })
        : wasBlocked
          ? t("unblocked", { name })
          : t("statusNow", { name, status: statusWord(record, label) });
      notifications.show({ color: "green", message });
    },
    onError: (error, { shown }) => tellLate(error, shown),
  });
  return {
    mayChange: (record: RecordRow): boolean => isAllowed(record, "edit"),
    isPending: change.isPending,
    set: (record: RecordRow, statusakun: number): void => change.mutate({ shown: record, statusakun }),
    async toggle(record: RecordRow): Promise<void> {
      if (isBlocked(record)) {
        change.mutate({ shown: record, statusakun: accountStatus.active });
        return;
      }
      const title = t("blockTitle", { name: nameOf(userdata, record) });
      const isSure = await confirm({ title, text: t("blockText"), confirm: t("block"), isDangerous: true });
      if (isSure) change.mutate({ shown: record, statusakun: accountStatus.blocked });
    },
  };
}
