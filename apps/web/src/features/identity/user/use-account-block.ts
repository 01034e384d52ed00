import { notifications } from "@mantine/notifications";
import { keyOf } from "@retribusi/contract/define/entity";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { useTellError } from "../../../lib/use-tell-error.ts";
import { isAllowed, nameOf, type RecordRow } from "../../../records/record.ts";
import { editRecord } from "../../../records/record-api.ts";
import { useRecordCache } from "../../../records/use-record-cache.ts";

export const isBlocked = (record: RecordRow): boolean => record.statusakun === accountStatus.blocked;

/** Blocking and unblocking a user, as far as the person may edit users. */
export function useAccountBlock() {
  const { t } = useTranslation("administration");
  const confirm = useConfirm();
  const cache = useRecordCache(userdata);
  const tellError = useTellError();
  const change = useMutation({
    mutationFn: ({ shown, statusakun }: { shown: RecordRow; statusakun: number }) =>
      editRecord("userdata", keyOf(userdata, shown), shown, { statusakun }),
    onSuccess: (record, { shown }) => {
      cache.edited(keyOf(userdata, shown), record);
      const name = nameOf(userdata, record);
      notifications.show({ color: "green", message: t(isBlocked(record) ? "blocked" : "unblocked", { name }) });
    },
    onError: tellError,
  });
  return {
    mayChange: (record: RecordRow): boolean => isAllowed(record, "edit"),
    isPending: change.isPending,
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
