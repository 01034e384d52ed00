import { IconCalendarEvent } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ListScreen } from "../../../records/list/list-screen.tsx";
import { ListTool } from "../../../records/list/list-tool.ts";
import { type RowAction, RowActions } from "../../../records/list/row-action.ts";
import type { RecordRow } from "../../../records/record.ts";
import { addressOfPage } from "../../../records/record-pages.ts";
import { ViewsMenu } from "../saved/views-menu.tsx";
import { useOpenBooking } from "./use-open-booking.ts";

/** The list of bookings as report rows; each leads to its booking. */
export function ReportList({ name }: { readonly name: string }) {
  const { t } = useTranslation("report");
  const open = useOpenBooking();
  const rowActionsOf = (record: RecordRow): RowAction[] => [
    { key: "booking", label: t("openBooking"), icon: IconCalendarEvent, run: () => open(Number(record["id"])) },
  ];
  return (
    <RowActions value={rowActionsOf}>
      <ListTool value={<ViewsMenu isCompact source="daftar" path={addressOfPage(name)} />}>
        <ListScreen name={name} />
      </ListTool>
    </RowActions>
  );
}
