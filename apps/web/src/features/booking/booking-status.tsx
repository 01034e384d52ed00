import { bookingStates, type StatusCode, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useLanguage } from "../../lib/use-label.ts";

interface Props {
  readonly status: StatusCode;
  /** The description of the status table, which is Indonesian and may have been changed by the administrator. */
  readonly label: string;
}

export function BookingStatus({ status, label }: Props) {
  const language = useLanguage();
  const { tone, label: english } = bookingStates[stateOf(status)];
  return <StatusBadge tone={tone} label={language === "id" ? label : english[language]} />;
}
