import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { refundOutcome } from "@retribusi/contract/features/billing/refund.rules";
import { bookingStates, cameToNothing, isOver, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconCircleCheck, IconCircleX, IconClockHour4, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { objectPath } from "../../catalog/catalogue-place.ts";
import { ActBy } from "../act-by.tsx";
import { useBookingLinks } from "../booking-links.ts";
import type { BookingRecord } from "../booking-query.ts";

interface Props {
  readonly booking: BookingRecord;
  readonly onOver: () => void;
}

/** By the tone of the state. */
const looks = {
  open: { color: "blue", icon: IconInfoCircle },
  waiting: { color: "kunyit", icon: IconClockHour4 },
  done: { color: "green", icon: IconCircleCheck },
  active: { color: "green", icon: IconCircleCheck },
  quiet: { color: "gray", icon: IconInfoCircle },
  failed: { color: "red", icon: IconCircleX },
} as const;

/** Until when somebody has to act, and whom to ask where that is the manager; a bill says it beside its number. */
function Deadline({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const state = stateOf(booking.statusbooking);
  const { pengelolaname, notelppengelola: phone } = booking.objek;
  if (state === "awaitingPayment") return null;
  return (
    <>
      <Text mt={4}>
        <ActBy booking={booking} onOver={onOver} />
      </Text>
      {state === "submitted" && phone ? (
        <Text>
          {t("state.urgent")} {pengelolaname}, <PhoneLink phone={phone} label={t("booked.phone")} />
        </Text>
      ) : null}
    </>
  );
}

/** Whether two sentences are the same but for their full stop. */
const isSame = (title: string, sentence: string): boolean => title === sentence.replace(/\.$/, "");

/** The last word of whoever sent it back or ended it. */
export const reasonOf = ({ statusbooking, riwayat, alasanpembatalan }: BookingRecord): string | null => {
  const state = stateOf(statusbooking);
  if (state === "cancelled") return alasanpembatalan;
  const last = riwayat.at(-1);
  return state === "rejected" || last?.aksi === "returnToCustomer" ? (last?.alasan ?? null) : null;
};

function NextStep({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  const { jenisbooking, id, statusbooking, can, objek } = booking;
  const state = stateOf(statusbooking);
  const complete = links.to(jenisbooking, "complete", id);
  if (state === "ordered" && can.complete.allowed && complete) {
    return (
      <Button component={Link} to={complete} mt="sm">
        {t("state.complete")}
      </Button>
    );
  }
  if (!isOver(state) || state === "noShow") return null;
  return (
    <Anchor component={Link} to={objectPath("public", jenisbooking, objek.objectid)} mt="sm" display="inline-block">
      {t("state.again")}
    </Anchor>
  );
}

/** The state in plain words for the customer: what it means, what to do, until when, and why. */
export function StateMessage({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { statusbooking, pengembalian } = booking;
  const state = stateOf(statusbooking);
  const { explanation, tone } = bookingStates[state];
  const title = t(`state.title.${state}`);
  const refund = refundOutcome(pengembalian, cameToNothing(state));
  const { color, icon: Icon } = looks[tone];
  const reason = reasonOf(booking);
  return (
    <Alert color={color} icon={<Icon aria-hidden />} title={title}>
      {isSame(title, label(explanation)) ? null : <Text>{label(explanation)}</Text>}
      {reason ? <Text mt={4}>{t("state.reason", { reason })}</Text> : null}
      {refund ? <Text mt={4}>{t(`state.refund.${refund}`)}</Text> : null}
      <Deadline booking={booking} onOver={onOver} />
      <Group>
        <NextStep booking={booking} />
      </Group>
    </Alert>
  );
}
