import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import type { DecisionFacts as Facts } from "@retribusi/contract/features/booking/queue.endpoints";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Countdown } from "../../../components/countdown.tsx";
import { WorkEnd, WorkItem, WorkItems, WorkLine, WorkName } from "../../../components/work-item.tsx";
import { answerBy, useAskedTime } from "../asked-move.ts";
import { BookingKindIcon } from "../booking-kind-icon.tsx";
import { BookingStatus } from "../booking-status.tsx";
import { useDenseTime } from "../dense-time.ts";
import { NewMessages } from "../thread/late-thread.tsx";
import { DecisionFacts } from "./decision-facts.tsx";

interface Props {
  readonly bookings: readonly BookingSummary[];
  readonly current: number | undefined;
  /** Whether they are in different states. */
  readonly showsState: boolean;
  /** Whether they are of different kinds. */
  readonly showsKind?: boolean;
  /** What a decision on them needs to know, by their numbers. */
  readonly facts?: ReadonlyMap<number, Facts>;
  /** What stands before each of them. */
  readonly leadOf?: (booking: BookingSummary) => ReactNode;
  readonly onChoose: (id: number) => void;
}

interface ItemProps extends Pick<Props, "showsState" | "showsKind"> {
  readonly booking: BookingSummary;
  readonly isCurrent: boolean;
  readonly facts: Facts | undefined;
  readonly lead: ReactNode;
  readonly onChoose: () => void;
}

function Item({ booking, isCurrent, showsState, showsKind, facts, lead, onChoose }: ItemProps) {
  const denseTime = useDenseTime();
  const { objek, harga } = booking;
  const asked = useAskedTime()(booking);
  const deadline = answerBy(booking);
  return (
    <WorkItem isCurrent={isCurrent} onChoose={onChoose} lead={lead}>
      <WorkName>
        {showsKind ? <BookingKindIcon kind={booking.jenisbooking} /> : null}
        {booking.namapemesan}
      </WorkName>
      <WorkEnd>{formatRupiah(harga.totalbiaya)}</WorkEnd>
      <WorkLine>{[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}</WorkLine>
      <WorkLine>{denseTime(booking)}</WorkLine>
      {asked ? <WorkLine>{asked}</WorkLine> : null}
      {booking.percakapanbaru > 0 ? (
        <WorkLine>
          <NewMessages booking={booking} />
        </WorkLine>
      ) : null}
      {facts ? (
        <WorkLine>
          <DecisionFacts facts={facts} price={harga} />
        </WorkLine>
      ) : null}
      <span>{showsState ? <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} /> : null}</span>
      <WorkEnd>{deadline ? <Countdown deadline={deadline} /> : null}</WorkEnd>
    </WorkItem>
  );
}

/** The bookings to work on, one after the other. */
export function WorkList({ bookings, current, facts, leadOf, onChoose, ...shows }: Props) {
  const { t } = useTranslation("staff");
  return (
    <WorkItems label={t("list")}>
      {bookings.map((booking) => (
        <Item
          key={booking.id}
          booking={booking}
          isCurrent={booking.id === current}
          facts={facts?.get(booking.id)}
          lead={leadOf?.(booking)}
          {...shows}
          onChoose={() => onChoose(booking.id)}
        />
      ))}
    </WorkItems>
  );
}
