import { Text } from "@mantine/core";
import type { LastChange } from "@retribusi/contract/define/conflict";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { PersonalAction } from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ConflictAlert } from "../../components/conflict-alert.tsx";
import { useLabel } from "../../lib/use-label.ts";
import type { BookingRecord } from "./booking-query.ts";
import { useShortTime } from "./booking-time.tsx";

interface Props {
  /** What `useShownBooking` answers. */
  readonly of: {
    readonly shown: BookingRecord;
    readonly action: PersonalAction;
    readonly conflict: { readonly changed: LastChange | null; readonly attempt: number } | undefined;
  };
}

/** Somebody else has changed the booking while a form was open whose values aren't the booking's: what it is now, and how to go on. */
export function BookingChanged({ of: { shown, action, conflict } }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const shortTime = useShortTime();
  const verdict = shown.can[action];
  if (!conflict) return null;
  const now = { state: shown.uraianstatus, time: shortTime(shown), total: formatRupiah(shown.harga.totalbiaya) };
  return (
    <ConflictAlert changed={conflict.changed} attempt={conflict.attempt} icon={<IconUsers aria-hidden />}>
      <Text size="sm">{t("changed.now", now)}</Text>
      <Text size="sm">{verdict.allowed ? t("changed.goOn") : label(bookingReasons[verdict.reason])}</Text>
    </ConflictAlert>
  );
}
