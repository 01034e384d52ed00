import { Button, Group, Stack, Text } from "@mantine/core";
import { declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { IconCalendarEvent, IconPencil, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingLinks } from "../booking-links.ts";
import type { BookingRecord } from "../booking-query.ts";
import { PrintButton, UsePaperButton } from "../print-button.tsx";

const actions = [
  { action: "complete", icon: IconPencil, props: { variant: "default" } },
  { action: "reschedule", icon: IconCalendarEvent, props: { variant: "default" } },
  { action: "cancel", icon: IconX, props: { variant: "light", color: "red" } },
] as const;

/** A booking that is over needs no word about what can't be done with it any more. */
const silent = new Set(["WRONG_STATE", "NO_PERMISSION", "NOT_YOURS"]);

/** What the customer can do now, as the server says it, and why something expected can't be done. */
export function OwnActions({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const links = useBookingLinks();
  const { jenisbooking: kind, id, can } = booking;
  const phone = booking.objek.notelppengelola;
  const refused = actions.flatMap(({ action }) => {
    const verdict = can[action];
    return verdict.allowed || silent.has(verdict.reason) ? [] : [{ action, reason: verdict.reason }];
  });
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <PrintButton booking={booking} />
        <UsePaperButton booking={booking} />
        {actions.map(({ action, icon: Icon, props }) => {
          const to = links.to(kind, action, id);
          if (!can[action].allowed || !to) return null;
          return (
            <Button key={action} component={Link} to={to} {...props} leftSection={<Icon size={18} aria-hidden />}>
              {t(`actions.${action}`)}
            </Button>
          );
        })}
      </Group>
      {refused.map(({ action, reason }) => (
        <Text key={action} size="sm" c="dimmed">
          {label(declarationOf(action).label)}: {label(bookingReasons[reason])}{" "}
          {reason === "OWNER_PAID" && phone ? <PhoneLink phone={phone} label={t("booked.phone")} fz="sm" /> : null}
        </Text>
      ))}
    </Stack>
  );
}
