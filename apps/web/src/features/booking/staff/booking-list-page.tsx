import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { AddButtons } from "../../../records/list/add-buttons.tsx";
import { ListBody } from "../../../records/list/list-body.tsx";
import { ListExport, ListToolbar } from "../../../records/list/list-toolbar.tsx";
import { type RowAction, RowActions } from "../../../records/list/row-action.ts";
import { useRecordList } from "../../../records/list/use-record-list.ts";
import type { RecordRow } from "../../../records/record.ts";
import { useBookingLinks } from "../booking-links.ts";
import { ListViewButtons } from "./list-view-buttons.tsx";

interface Props {
  readonly kind: BookingKind;
  /** The page that the list stands for. */
  readonly name: string;
}

/** The staff's list of bookings of a kind, with what is looked for most by one press; the paper of a row can be printed, for people at the counter above all. */
export function BookingListPage({ kind, name }: Props) {
  const { t } = useTranslation("booking");
  const text = useLabel();
  const list = useRecordList(name);
  const navigate = useNavigate();
  const links = useBookingLinks();
  const rowActionsOf = ({ id }: RecordRow): RowAction[] => {
    const print = links.to(kind, "print", Number(id));
    if (!print) return [];
    return [{ key: "print", label: t("actions.printRow"), icon: IconPrinter, run: () => void navigate(print) }];
  };
  return (
    <RowActions value={rowActionsOf}>
      <PageHeader title={text(list.entity.title)} actions={<AddButtons list={list} />} />
      <ListViewButtons list={list} />
      <ListToolbar list={list}>
        <ListExport list={list} />
      </ListToolbar>
      <ListBody list={list} />
    </RowActions>
  );
}
