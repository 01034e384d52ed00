import { zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { timeToAct } from "@retribusi/contract/features/booking/booking.deadlines";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../components/countdown.tsx";
import { WorkEnd, WorkItem, WorkItems, WorkLine, WorkName } from "../../../components/work-item.tsx";
import { useLanguage } from "../../../lib/use-label.ts";
import { BookingStatus } from "../booking-status.tsx";

interface Props {
  readonly bookings: readonly BookingSummary[];
  readonly current: number | undefined;
  /** Whether they are in different states. */
  readonly showsState: boolean;
  readonly onChoose: (id: number) => void;
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
    <WorkItem isCurrent={isCurrent} onChoose={onChoose}>
      <WorkName>{booking.namapemesan}</WorkName>
      <WorkEnd>{formatRupiah(harga.totalbiaya)}</WorkEnd>
      <WorkLine>{[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}</WorkLine>
      <WorkLine>{describePeriod(interval, harga.satuantarif, zoneOf(objek.zona), language)}</WorkLine>
      <span>{showsState ? <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} /> : null}</span>
      <WorkEnd>{deadline ? <Countdown deadline={deadline} /> : null}</WorkEnd>
    </WorkItem>
  );
}

/** The bookings to work on, one after the other. */
export function WorkList({ bookings, current, showsState, onChoose }: Props) {
  const { t } = useTranslation("staff");
  return (
    <WorkItems label={t("list")}>
      {bookings.map((booking) => (
        <Item
          key={booking.id}
          booking={booking}
          isCurrent={booking.id === current}
          showsState={showsState}
          onChoose={() => onChoose(booking.id)}
        />
      ))}
    </WorkItems>
  );
}
