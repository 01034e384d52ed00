import { Stack } from "@mantine/core";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { cameToNothing, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GivenRating } from "../../rating/own-rating.tsx";
import { OwnRefunds } from "../../settlement/own-refunds.tsx";
import { ProposeRefund } from "../../settlement/propose-refund.tsx";
import { BookingNotices } from "../booking-notices.tsx";
import { ConfirmPanel } from "../confirm/confirm-panel.tsx";
import { isDue } from "../open-bill.ts";
import { StaffThread } from "../thread/late-thread.tsx";
import { StaffUndelivered } from "../undelivered.tsx";
import { BillingPanel } from "../view/bill/billing-panel.tsx";
import { BookingHistory } from "../view/history.tsx";
import { ActionBar } from "./action-bar.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { GuestLink } from "./guest-link.tsx";
import classes from "./staff-booking.module.css";
import { Standing } from "./standing.tsx";

interface Props {
  readonly booking: BookingRecord;
  /** Something was done, or time has run out: the booking is another one. */
  readonly onDone: (record: BookingRecord) => void;
}

/**
 * One booking as the staff work on it, beside a list, in a drawer or on its page: how it stands, what can be done, and the facts first; its
 * story is there on demand. Its columns follow the room that it has, not the window's.
 */
export function StaffBooking({ booking, onDone }: Props) {
  const { t } = useTranslation("booking");
  const state = stateOf(booking.statusbooking);
  const onChanged = () => onDone(booking);
  const bar = useRef<HTMLDivElement>(null);
  // Its first buttons are the answers, as long as there is something to answer.
  const toAnswer = () => bar.current?.querySelector<HTMLElement>('[role="group"] button')?.focus();
  return (
    <Stack gap="md">
      <Standing booking={booking} onOver={onChanged} />
      <div ref={bar}>
        <ActionBar booking={booking} onDone={onDone} />
      </div>
      <BookingNotices booking={booking} />
      <StaffUndelivered booking={booking} />
      {state === "finished" ? <GivenRating kind={booking.jenisbooking} id={booking.id} /> : null}
      <BookingFacts booking={booking} />
      <GuestLink booking={booking} />
      {booking.can.customerConfirm.allowed ? <ConfirmPanel booking={booking} /> : null}
      {isDue(booking) ? <BillingPanel booking={booking} onOver={onChanged} /> : null}
      <OwnRefunds
        refunds={booking.pengembalian}
        cameToNothing={cameToNothing(state)}
        isOwn={false}
        onGiven={onChanged}
      />
      <ProposeRefund booking={booking} onProposed={onChanged} />
      <StaffThread booking={booking} onAnswer={toAnswer} />
      <details className={classes.history}>
        <summary>
          {t("history.title")} ({booking.riwayat.length})
        </summary>
        <BookingHistory booking={booking} />
      </details>
    </Stack>
  );
}
