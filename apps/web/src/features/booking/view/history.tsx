import { Text, Timeline } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { declarationOf, isBookingAction } from "@retribusi/contract/features/booking/booking.machine";
import { bookingStates, findState } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import type { BookingRecord } from "../booking-query.ts";

/** Everything that happened to a booking, the latest first: what, who, when, why. */
export function BookingHistory({ booking: { riwayat, objek } }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const language = useLanguage();
  const zone = zoneOf(objek.zona);
  const who = ({ nama, peran }: BookingRecord["riwayat"][number]) =>
    [nama ?? t("history.system"), isRole(peran) && nama ? label(roleLabels[peran]) : ""].filter(Boolean).join(", ");
  const state = (code: number) => {
    const found = findState(code);
    return found ? label(bookingStates[found].label) : String(code);
  };
  return (
    <Timeline bulletSize={16} lineWidth={2} active={riwayat.length}>
      {riwayat.toReversed().map((entry) => (
        <Timeline.Item
          key={`${entry.waktu} ${entry.aksi}`}
          title={isBookingAction(entry.aksi) ? label(declarationOf(entry.aksi).label) : entry.aksi}
        >
          {entry.kestatus === entry.daristatus ? null : (
            <Text size="sm">{t("history.to", { state: state(entry.kestatus) })}</Text>
          )}
          {entry.alasan ? <Text size="sm">{t("history.reason", { reason: entry.alasan })}</Text> : null}
          {entry.foto === 0 ? null : (
            <Text size="sm">
              {t(entry.foto > 0 ? "history.pictures" : "history.picturesBack", { count: Math.abs(entry.foto) })}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {formatInstant(new Date(entry.waktu), zone, language)} · {who(entry)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
