import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconCalendarOff } from "@tabler/icons-react";
import { toneLooks } from "../../components/status-badge.tsx";
import classes from "./timeline.module.css";
import type { Bar } from "./timeline-rows.ts";
import { useBarWords } from "./use-bar-words.ts";

export const toneOf = (code: Parameters<typeof stateOf>[0]) => toneLooks[bookingStates[stateOf(code)].tone];

/** What stands in a bar: the sign of its state, how many units and for whom; of a closure its reason. */
export function BarBody({ bar }: { readonly bar: Bar }) {
  const { guest } = useBarWords();
  if (bar.is === "closure") {
    return (
      <span className={classes.words}>
        <IconCalendarOff size={14} aria-hidden />
        <span>{bar.closure.alasan}</span>
      </span>
    );
  }
  const { icon: Icon } = toneOf(bar.booking.statusbooking);
  return (
    <span className={classes.words}>
      <Icon size={14} aria-hidden />
      <span>{guest(bar)}</span>
    </span>
  );
}
