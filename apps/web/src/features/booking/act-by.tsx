import { zoneOf } from "@retribusi/contract/define/dates";
import { timeToAct } from "@retribusi/contract/features/booking/booking.deadlines";
import { describeDeadline } from "@retribusi/contract/features/booking/booking.span";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../components/countdown.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { BookingSummary } from "./booking-query.ts";

interface Props {
  readonly booking: Pick<BookingSummary, "statusbooking" | "bataswaktu" | "tglexpiredbilling" | "objek">;
  readonly onOver?: () => void;
}

/** What somebody has to do, until when, and how long that is: “Fill in by 07:25 WIB, 59 min left”. Nothing where nobody has to hurry. */
export function ActBy({ booking, ...over }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const deadline = timeToAct(booking);
  const state = stateOf(booking.statusbooking);
  if (!deadline) return null;
  if (state !== "ordered" && state !== "complete" && state !== "submitted" && state !== "awaitingPayment") return null;
  const time = describeDeadline(deadline, zoneOf(booking.objek.zona), language, serverNow());
  return (
    <span>
      {t(`state.by.${state}`, { time })}, <Countdown deadline={deadline} {...over} />
    </span>
  );
}
