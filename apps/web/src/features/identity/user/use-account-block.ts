import { notifications } from "@mantine/notifications";
import { keyOf } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useAskReason } from "../../../components/use-ask-reason.tsx";
import { useNotifyConflict } from "../../../components/use-notify-conflict.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
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
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  return (error: Error, shown: RecordRow): void => {
    const found = findConflict(error);
    if (!found) {
      notifyError(error);
      return;
    }
    const now: RecordRow = { ...shown, ...found.record, versi: found.versi };
    cache.edited(keyOf(userdata, shown), now);
    notifyConflict(error, t("statusNow", { name: nameOf(userdata, now), status: statusWord(now, label) }));
  };
}

interface StatusChange {
  readonly shown: RecordRow;
  readonly statusakun: number;
  readonly alasanstatus: string;
}

function useStatusChange() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const cache = useRecordCache(userdata);
  const notifyLate = useLateChange();
  return useMutation({
    mutationFn: ({ shown, ...change }: StatusChange) => editRecord("userdata", keyOf(userdata, shown), shown, change),
    onSuccess: (record, { shown }) => {
      cache.edited(keyOf(userdata, shown), record);
      const name = nameOf(userdata, record);
      const message = isBlocked(record)
        ? t("blocked", { name })
        : isBlocked(shown)
          ? t("unblocked", { name })
          : t("statusNow", { name, status: statusWord(record, label) });
      notifications.show({ color: "green", message });
    },
    onError: (error, { shown }) => notifyLate(error, shown),
  });
}

/** Blocking and unblocking a user, and every other change of status, as far as the person may edit users; each asks why. */
export function useAccountBlock() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const askReason = useAskReason();
  const change = useStatusChange();
  const wordsOf = (record: RecordRow, statusakun: number) => {
    const name = nameOf(userdata, record);
    if (statusakun === accountStatus.blocked)
      return { title: t("blockTitle", { name }), text: t("blockText"), confirm: t("block"), isDangerous: true };
    const status = statusWord({ ...record, statusakun }, label);
    if (isBlocked(record)) return { title: t("unblockTitle", { name }), text: t("openText"), confirm: t("unblock") };
    return { title: t("statusTitle", { name, status }), text: t("openText"), confirm: t("statusChange") };
  };
  const set = async (record: RecordRow, statusakun: number): Promise<void> => {
    const words = wordsOf(record, statusakun);
    const alasanstatus = await askReason({ ...words, label: t("reason"), missing: t("reasonMissing") });
    if (alasanstatus !== null) change.mutate({ shown: record, statusakun, alasanstatus });
  };
  return {
    mayChange: (record: RecordRow): boolean => isAllowed(record, "edit"),
    isPending: change.isPending,
    set,
    toggle: (record: RecordRow): Promise<void> =>
      set(record, isBlocked(record) ? accountStatus.active : accountStatus.blocked),
  };
}
