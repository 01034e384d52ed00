import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ListScreen } from "../../../records/list/list-screen.tsx";
import { type RowAction, RowActions } from "../../../records/list/row-action.ts";
import type { RecordRow } from "../../../records/record.ts";
import { useBookingLinks } from "../booking-links.ts";

interface Props {
  readonly kind: BookingKind;
  /** The page that the list stands for. */
  readonly name: string;
}

/** The staff's list of bookings of a kind; the paper of a row can be printed, for people at the counter above all. */
export function BookingListPage({ kind, name }: Props) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const links = useBookingLinks();
  const rowActionsOf = ({ id }: RecordRow): RowAction[] => {
    const print = links.to(kind, "print", Number(id));
    if (!print) return [];
    return [{ key: "print", label: t("actions.printRow"), icon: IconPrinter, run: () => void navigate(print) }];
  };
  return (
    <RowActions value={rowActionsOf}>
      <ListScreen name={name} />
    </RowActions>
  );
}
