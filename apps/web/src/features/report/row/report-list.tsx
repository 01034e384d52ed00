import { IconCalendarEvent } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { AddButtons } from "../../../records/list/add-buttons.tsx";
import { ListBody } from "../../../records/list/list-body.tsx";
import { ListExport, ListToolbar } from "../../../records/list/list-toolbar.tsx";
import { type RowAction, RowActions } from "../../../records/list/row-action.ts";
import { useRecordList } from "../../../records/list/use-record-list.ts";
import type { RecordRow } from "../../../records/record.ts";
import { addressOfPage } from "../../../records/record-pages.ts";
import { ViewsMenu } from "../saved/views-menu.tsx";
import { useOpenBooking } from "./use-open-booking.ts";

/** The list of bookings as report rows, which can be kept as a view; each leads to its booking. */
export function ReportList({ name }: { readonly name: string }) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const list = useRecordList(name);
  const open = useOpenBooking();
  const rowActionsOf = (record: RecordRow): RowAction[] => [
    { key: "booking", label: t("openBooking"), icon: IconCalendarEvent, run: () => open(Number(record["id"])) },
  ];
  return (
    <RowActions value={rowActionsOf}>
      <PageHeader title={text(list.entity.title)} actions={<AddButtons list={list} />} />
      <ListToolbar list={list}>
        <ViewsMenu isCompact source="daftar" path={addressOfPage(name)} />
        <ListExport list={list} />
      </ListToolbar>
      <ListBody list={list} />
    </RowActions>
  );
}
