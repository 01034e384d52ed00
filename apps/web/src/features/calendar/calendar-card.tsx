import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { CalendarPanel } from "./calendar-panel.tsx";
import { useHoldsCalendar } from "./use-holds-calendar.ts";

/** On one's own account: the addresses by which one's calendar shows bookings. */
export function CalendarCard() {
  const { t } = useTranslation("calendar");
  const holds = useHoldsCalendar();
  if (!holds("orang") && !holds("kelompok")) return null;
  return (
    <SectionCard title={t("title")} lead={t(holds("kelompok") ? "leadStaff" : "lead")}>
      <CalendarPanel place="all" />
    </SectionCard>
  );
}
