import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { refundOutcome } from "@retribusi/contract/features/billing/refund.rules";
import { cameToNothing, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconCircleCheck, IconCircleX, IconClockHour4, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Countdown } from "../../../components/countdown.tsx";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { objectPath } from "../../catalog/catalogue-place.ts";
import { useBookingLinks } from "../booking-links.ts";
import type { BookingRecord } from "../booking-query.ts";

interface Props {
  readonly booking: BookingRecord;
  readonly onOver: () => void;
}

const looks = {
  open: { color: "blue", icon: IconInfoCircle },
  waiting: { color: "kunyit", icon: IconClockHour4 },
  good: { color: "green", icon: IconCircleCheck },
  bad: { color: "red", icon: IconCircleX },
  quiet: { color: "gray", icon: IconInfoCircle },
} as const;

const lookOf = (status: BookingRecord["statusbooking"]): keyof typeof looks => {
  if (status <= 20) return "open";
  if (status <= 40) return "waiting";
  if (status <= 60) return "good";
  return status === 80 ? "bad" : "quiet";
};

/** Until when the present state lasts, when it is the customer or the manager who has to act. */
function Deadline({ booking: { bataswaktu, statusbooking, objek }, onOver }: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  if (!bataswaktu || statusbooking > 30) return null;
  const deadline = new Date(bataswaktu);
  return (
    <Text mt={4}>
      {t("state.until", { time: formatDeadline(deadline, zoneOf(objek.zona), language) })} (
      <Countdown deadline={deadline} onOver={onOver} />)
    </Text>
  );
}

/** The last word of whoever sent it back or ended it. */
const reasonOf = ({ statusbooking, riwayat, alasanpembatalan }: BookingRecord): string | null => {
  if (statusbooking === 90) return alasanpembatalan;
  const last = riwayat.at(-1);
  return statusbooking === 80 || last?.aksi === "returnToCustomer" ? (last?.alasan ?? null) : null;
};

function NextStep({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  const { jenisbooking, id, statusbooking, can, objek } = booking;
  const complete = links.to(jenisbooking, "complete", id);
  if (statusbooking === 10 && can.complete.allowed && complete) {
    return (
      <Button component={Link} to={complete} mt="sm">
        {t("state.complete")}
      </Button>
    );
  }
  if (statusbooking < 70 || statusbooking === 95) return null;
  return (
    <Anchor component={Link} to={objectPath("public", jenisbooking, objek.objectid)} mt="sm" display="inline-block">
      {t("state.again")}
    </Anchor>
  );
}

/** The state in plain words: what it means, what to do, until when, and why. */
export function StateMessage({ booking, onOver }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { user } = useCurrentUser();
  const { statusbooking, pengembalian } = booking;
  const refund = refundOutcome(pengembalian, cameToNothing(statusbooking));
  // The staff read the state's name; the sentence that tells the customer what to do would mislead them.
  const isOwn = booking.idpemesan === user.userid;
  const title = isOwn ? t(`state.title.s${statusbooking}`) : label(stateOf(statusbooking).label);
  const { color, icon: Icon } = looks[lookOf(statusbooking)];
  const reason = reasonOf(booking);
  return (
    <Alert color={color} icon={<Icon aria-hidden />} title={title}>
      <Text>{label(stateOf(statusbooking).explanation)}</Text>
      {reason ? <Text mt={4}>{t("state.reason", { reason })}</Text> : null}
      {refund ? <Text mt={4}>{t(`state.refund.${refund}`)}</Text> : null}
      <Deadline booking={booking} onOver={onOver} />
      <Group>
        <NextStep booking={booking} />
      </Group>
    </Alert>
  );
}
