import { IconBan, IconLockOpen } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ListScreen } from "../../../records/list/list-screen.tsx";
import { type RowAction, RowActions } from "../../../records/list/row-action.ts";
import type { RecordRow } from "../../../records/record.ts";
import { isBlocked, useAccountBlock } from "./use-account-block.ts";

/** The list of users; a row can also be blocked. */
export function UserListPage() {
  const { t } = useTranslation("administration");
  const block = useAccountBlock();
  const rowActionsOf = (record: RecordRow): RowAction[] => {
    if (!block.mayChange(record)) return [];
    const look = isBlocked(record) ? { label: t("unblock"), icon: IconLockOpen } : { label: t("block"), icon: IconBan };
    return [{ key: "block", ...look, run: () => void block.toggle(record) }];
  };
  return (
    <RowActions value={rowActionsOf}>
      <ListScreen name="userdata/list" />
    </RowActions>
  );
}
