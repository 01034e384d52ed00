import { Text } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { refundOutcome } from "@retribusi/contract/features/billing/refund.rules";
import { timeToAct } from "@retribusi/contract/features/booking/booking.deadlines";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { cameToNothing, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../components/countdown.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import { progressOf } from "../view/progress-steps.ts";
import { reasonOf } from "../view/state-message.tsx";
import classes from "./standing.module.css";

/** How far the booking has come, in one line of any width. */
function ProgressLine({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const { t: staff } = useTranslation("staff");
  const steps = progressOf(booking);
  const at = steps.findIndex(({ state }) => state === "current" || state === "ended");
  const here = steps[at];
  const words = here
    ? staff(here.state === "ended" ? "progress.ended" : "progress.at", {
        number: at + 1,
        count: steps.length,
        step: t(`progress.${here.step}.todo`),
      })
    : staff("progress.all");
  return (
    <div className={classes.progress}>
      <span className={classes.steps} aria-hidden>
        {steps.map(({ step, state }) => (
          <span key={step} data-state={state} />
        ))}
      </span>
      <Text size="sm">{words}</Text>
    </div>
  );
}

interface Props {
  readonly booking: BookingRecord;
  readonly onOver: () => void;
}

/** What the booking waits for and until when, in the staff's words, and how far it has come. */
export function Standing({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const { t: staff } = useTranslation("staff");
  const language = useLanguage();
  const deadline = timeToAct(booking);
  const reason = reasonOf(booking);
  const state = stateOf(booking.statusbooking);
  const refund = refundOutcome(booking.pengembalian, cameToNothing(state));
  return (
    <div className={classes.standing}>
      <Text>
        {staff(`stands.${state}`)}{" "}
        {deadline ? (
          <span className={classes.until}>
            {t("state.until", { time: formatDeadline(deadline, zoneOf(booking.objek.zona), language) })} (
            <Countdown deadline={deadline} onOver={onOver} />)
          </span>
        ) : null}
      </Text>
      {reason ? <Text>{t("state.reason", { reason })}</Text> : null}
      {refund ? <Text>{t(`state.refund.${refund}`)}</Text> : null}
      <ProgressLine booking={booking} />
    </div>
  );
}
