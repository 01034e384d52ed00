import { isOver, stateNames } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { WorkPage } from "./work-page.tsx";

/** Bookings that can still be changed, moved, cancelled, handed over or finished; cancelled and expired ones may come back. */
export function ChangesPage() {
  const { t } = useTranslation("staff");
  const words = {
    title: t("changesTitle"),
    lead: t("changesLead"),
    empty: t("changesEmpty"),
    emptyText: t("changesEmptyText"),
  };
  return (
    <WorkPage states={stateNames.filter((state) => !isOver(state))} onDemand={["cancelled", "expired"]} words={words} />
  );
}
