import { Button, Group, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Picture } from "../../../components/picture.tsx";
import { paths } from "../../../lib/paths.ts";
import { ActBy } from "../act-by.tsx";
import { useAskedTime } from "../asked-move.ts";
import { useBookingLinks } from "../booking-links.ts";
import type { BookingSummary } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { useShortTime } from "../booking-time.tsx";
import { NewMessages } from "../thread/late-thread.tsx";
import classes from "./booking-card.module.css";

/** The one button that a booking in a list needs: its next step, when that is this person's. */
function NextStepButton({ booking }: { readonly booking: BookingSummary }) {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  const { jenisbooking: kind, id, statusbooking, can } = booking;
  const state = stateOf(statusbooking);
  const view = paths.booking(kind, id);
  const step =
    state === "ordered" && can.complete.allowed
      ? { to: links.to(kind, "complete", id) ?? view, text: t("list.complete") }
      : state === "complete" && can.customerConfirm.allowed
        ? { to: view, text: t("list.confirm") }
        : state === "awaitingPayment"
          ? { to: view, text: t("list.pay") }
          : undefined;
  if (!step) return null;
  return (
    <Button component={Link} to={step.to} size="sm">
      {step.text}
    </Button>
  );
}

interface Props {
  readonly booking: BookingSummary;
  readonly onOver: () => void;
}

/** One of the customer's bookings: what, when, how it stands, how long, and its next step. */
export function BookingCard({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const shortTime = useShortTime();
  const asked = useAskedTime()(booking);
  const { objek, harga, statusbooking, uraianstatus, jenisbooking, id } = booking;
  return (
    <li className={classes.card}>
      <div className={classes.frame}>
        <Picture path={objek.fotoobjectutama} sizes="(max-width: 48em) 6rem, 9rem" ratio={4 / 3} />
      </div>
      <div className={classes.words}>
        <Link to={paths.booking(jenisbooking, id)} className={classes.link}>
          {[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}
        </Link>
        <Text size="sm">{shortTime(booking)}</Text>
        {asked ? <Text size="sm">{asked}</Text> : null}
        <NewMessages booking={booking} />
        <Text size="sm">
          {harga.jumlahunit} <span lang="id">{objek.satuanobject}</span>
        </Text>
        <Text size="sm" c="dimmed">
          {objek.lokasikabkota} · {t("number", { id })}
        </Text>
      </div>
      <Group gap="xs" className={classes.state ?? ""}>
        <BookingStatus status={statusbooking} label={uraianstatus} />
        <Text size="sm">
          <ActBy booking={booking} onOver={onOver} />
        </Text>
      </Group>
      <div className={classes.end}>
        <strong className={classes.price}>{formatRupiah(harga.totalbiaya)}</strong>
        <NextStepButton booking={booking} />
      </div>
    </li>
  );
}
