import { zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { timeToAct } from "@retribusi/contract/features/booking/booking.deadlines";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../components/countdown.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import { BookingStatus } from "../booking-status.tsx";
import classes from "./work-list.module.css";

interface Props {
  readonly bookings: readonly BookingSummary[];
  readonly current: number | undefined;
  /** Whether they are in different states. */
  readonly showsState: boolean;
  readonly onChoose: (id: number) => void;
}

const steps: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowDown: "nextElementSibling",
  ArrowUp: "previousElementSibling",
};

/** The arrows go from booking to booking. */
function move(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  const next = step && event.currentTarget.closest("li")?.[step]?.querySelector("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface ItemProps {
  readonly booking: BookingSummary;
  readonly isCurrent: boolean;
  readonly showsState: boolean;
  readonly onChoose: () => void;
}

function Item({ booking, isCurrent, showsState, onChoose }: ItemProps) {
  const language = useLanguage();
  const { objek, harga } = booking;
  const deadline = timeToAct(booking);
  const interval = { start: new Date(booking.tglmulaipemakaian), end: new Date(booking.tglakhirpemakaian) };
  return (
    <li>
      <button type="button" className={classes.item} aria-current={isCurrent} onClick={onChoose} onKeyDown={move}>
        <span className={classes.name}>{booking.namapemesan}</span>
        <span className={classes.end}>{formatRupiah(harga.totalbiaya)}</span>
        <span className={classes.wide}>{[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}</span>
        <span className={classes.wide}>
          {describePeriod(interval, harga.satuantarif, zoneOf(objek.zona), language)}
        </span>
        <span>{showsState ? <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} /> : null}</span>
        <span className={classes.end}>{deadline ? <Countdown deadline={deadline} /> : null}</span>
      </button>
    </li>
  );
}

/** The bookings to work on, one after the other. */
export function WorkList({ bookings, current, showsState, onChoose }: Props) {
  const { t } = useTranslation("staff");
  return (
    <ul className={classes.list} aria-label={t("list")}>
      {bookings.map((booking) => (
        <Item
          key={booking.id}
          booking={booking}
          isCurrent={booking.id === current}
          showsState={showsState}
          onChoose={() => onChoose(booking.id)}
        />
      ))}
    </ul>
  );
}
