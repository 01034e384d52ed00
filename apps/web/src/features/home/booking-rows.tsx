import { Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { bookingCards } from "@retribusi/contract/features/booking/booking.endpoints";
import { onlyPart, type WaitingPart } from "@retribusi/contract/features/booking/booking.queue";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { IconCalendarOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Countdown } from "../../components/countdown.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { paths } from "../../lib/paths.ts";
import { answerBy, useAskedTime } from "../booking/asked-move.ts";
import { BookingStatus } from "../booking/booking-status.tsx";
import { useDenseTime } from "../booking/dense-time.ts";
import classes from "./booking-rows.module.css";

interface RowProps {
  readonly booking: BookingSummary;
  readonly to: string;
}

function Row({ booking, to }: RowProps) {
  const denseTime = useDenseTime();
  const { objek, namapemesan, statusbooking, uraianstatus, harga } = booking;
  const asked = useAskedTime()(booking);
  const deadline = answerBy(booking);
  const place = [objek.objectname, objek.subobjectname].filter(Boolean).join(", ");
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link to={to} className={classes.link}>
          {place}
        </Link>
        <Text size="sm" c="dimmed">
          {namapemesan} · {denseTime(booking)} · {harga.jumlahunit} <span lang="id">{objek.satuanobject}</span>
        </Text>
        {asked ? <Text size="sm">{asked}</Text> : null}
      </div>
      <div className={classes.state}>
        <BookingStatus status={statusbooking} label={uraianstatus} />
        {deadline ? <Countdown deadline={deadline} /> : null}
      </div>
      <span className={classes.price}>{formatRupiah(harga.totalbiaya)}</span>
    </li>
  );
}

interface Props {
  readonly title: string;
  /** Codes of the states, separated by commas. */
  readonly status: string;
  /** Only this part of what waits for a decision. */
  readonly only?: WaitingPart;
  /** What is said where there are none; nothing where there are some. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly toAddress?: (booking: BookingSummary) => string;
}

const ownPage = ({ jenisbooking, id }: BookingSummary) => paths.booking(jenisbooking, id);

/** The bookings that are due first, each with the time left. */
export function BookingRows({ title, status, only, empty, toAddress = ownPage }: Props) {
  const heading = useId();
  const wish = { status, urut: "batas", limit: 6, ...onlyPart(only) } as const;
  const query = useQuery({
    queryKey: ["booking", "cards", wish],
    queryFn: ({ signal }) => callEndpoint(bookingCards, { query: wish, signal }),
    refetchInterval: 60_000,
  });
  const records = query.data?.records;
  return (
    <section aria-labelledby={heading} className={classes.panel}>
      <Text id={heading} component="h2" className={classes.title ?? ""}>
        {title}
      </Text>
      <div className={classes.body}>
        <QueryState query={query} lines={3} />
        {empty && records?.length === 0 ? (
          <EmptyState
            icon={<IconCalendarOff size={28} stroke={1.5} aria-hidden />}
            title={empty.title}
            description={empty.text}
          />
        ) : null}
        <ul className={classes.list}>
          {records?.map((booking) => (
            <Row key={booking.id} booking={booking} to={toAddress(booking)} />
          ))}
        </ul>
      </div>
    </section>
  );
}
