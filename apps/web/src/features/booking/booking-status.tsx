import { type BookingStatus as Status, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { StatusBadge, type Tone } from "../../components/status-badge.tsx";
import { useLanguage } from "../../lib/use-label.ts";

/** What each state asks: of the customer (open), of somebody else (waiting), of nobody any more. */
const tones: Readonly<Record<Status, Tone>> = {
  10: "open",
  20: "open",
  30: "waiting",
  40: "open",
  50: "done",
  60: "active",
  70: "quiet",
  80: "failed",
  90: "quiet",
  92: "quiet",
  95: "failed",
};

interface Props {
  readonly status: Status;
  /** The description of the status table, which is Indonesian and may have been changed by the administrator. */
  readonly label: string;
}

export function BookingStatus({ status, label }: Props) {
  const language = useLanguage();
  return <StatusBadge tone={tones[status]} label={language === "id" ? label : stateOf(status).label[language]} />;
}
