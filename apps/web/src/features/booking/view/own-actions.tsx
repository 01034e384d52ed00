import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { IconCalendarEvent, IconPencil, IconQrcode } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingLinks } from "../booking-links.ts";
import type { BookingRecord } from "../booking-query.ts";
import { PrintButton, UsePaperButton, usePrintLink } from "../print-button.tsx";
import classes from "./own-actions.module.css";

interface Props {
  readonly booking: BookingRecord;
}

const changes = [
  { action: "complete", icon: IconPencil },
  { action: "reschedule", icon: IconCalendarEvent },
  { action: "askMove", icon: IconCalendarEvent },
] as const;
const asked = ["complete", "reschedule", "askMove", "cancel"] as const;

/** A request has the form of the new dates; see the page itself for which of the two it is. */
const pageOf = { complete: "complete", reschedule: "reschedule", askMove: "reschedule" } as const;

/** A booking that is over needs no word about what can't be done with it any more; what is asked for instead says the rest. */
const silent = new Set(["WRONG_STATE", "NO_PERMISSION", "NOT_YOURS", "OWNER_PAID", "REQUEST_WAITING"]);

/** What a paid booking is for, as the main button; other papers are printed when they are wanted. */
function PaperOfState({ booking }: Props) {
  const { t } = useTranslation("booking");
  const print = usePrintLink()(booking);
  if (print?.kind !== "kuitansi") return <PrintButton booking={booking} />;
  return (
    <Button component={Link} to={print.to} leftSection={<IconQrcode size={18} aria-hidden />}>
      {t("actions.showReceipt")}
    </Button>
  );
}

/** What comes back were it cancelled now; the server says it of paid bookings alone. */
function Consequence({ booking: { bilabatal } }: Props) {
  const { t } = useTranslation("booking");
  if (!bilabatal) return t("actions.cancelNow.free");
  const amounts = { amount: formatRupiah(bilabatal.dibayar), back: formatRupiah(bilabatal.kembali) };
  return t(bilabatal.kembali > 0 ? "actions.cancelNow.part" : "actions.cancelNow.nothing", amounts);
}

/** The way out: there, and quieter than everything that a booking is for. */
function CancelLink({ booking }: Props) {
  const { t } = useTranslation("booking");
  const to = useBookingLinks().to(booking.jenisbooking, "cancel", booking.id);
  if (!booking.can.cancel.allowed || !to) return null;
  return (
    <div className={classes.cancel}>
      <Anchor component={Link} to={to} size="sm" c="dimmed" underline="always" className={classes.link ?? ""}>
        {t("actions.cancel")}
      </Anchor>
      <Text size="sm" c="dimmed">
        <Consequence booking={booking} />
      </Text>
    </div>
  );
}

/** What the customer can do now, as the server says it, and why something expected can't be done. */
export function OwnActions({ booking }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const links = useBookingLinks();
  const { jenisbooking: kind, id, can } = booking;
  const phone = booking.objek.notelppengelola;
  const refused = asked.flatMap((action) => {
    const verdict = can[action];
    return verdict.allowed || silent.has(verdict.reason) ? [] : [{ action, reason: verdict.reason }];
  });
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <PaperOfState booking={booking} />
        <UsePaperButton booking={booking} />
        {changes.map(({ action, icon: Icon }) => {
          const to = links.to(kind, pageOf[action], id);
          if (!can[action].allowed || !to) return null;
          return (
            <Button
              key={action}
              component={Link}
              to={to}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
            >
              {t(`actions.${action}`)}
            </Button>
          );
        })}
      </Group>
      <CancelLink booking={booking} />
      {refused.map(({ action, reason }) => (
        <Text key={action} size="sm" c="dimmed">
          {label(declarationOf(action).label)}: {label(bookingReasons[reason])}{" "}
          {action === "askMove" && phone ? <PhoneLink phone={phone} label={t("booked.phone")} fz="sm" /> : null}
        </Text>
      ))}
    </Stack>
  );
}
