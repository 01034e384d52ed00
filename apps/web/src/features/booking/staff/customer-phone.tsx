import { Anchor, Group } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { whatsappAddress } from "@retribusi/contract/define/whatsapp";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { useLanguage } from "../../../lib/use-label.ts";

interface Props {
  readonly booking: BookingRecord;
  readonly phone: string;
  readonly label: string;
}

/** The message that the staff begin with: what is to be paid and until when while it is, else which booking it is about. */
function useMessage(booking: BookingRecord): string {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  const { id, idbilling, tglexpiredbilling: expires, totalbiaya, objek } = booking;
  const about = { id, object: objek.objectname };
  if (stateOf(booking.statusbooking) !== "awaitingPayment" || !idbilling || !expires) return t("messageAbout", about);
  const until = formatDeadline(new Date(expires), zoneOf(objek.zona), language);
  return t("messageToPay", { ...about, idbilling, total: formatRupiah(totalbiaya), until });
}

/** The customer's number, to call and, where it is a mobile one, to write to. */
export function CustomerPhone({ booking, phone, label }: Props) {
  const { t } = useTranslation("staff");
  const address = whatsappAddress(phone, useMessage(booking));
  return (
    <Group gap="xs">
      <PhoneLink phone={phone} label={label} fz="sm" />
      {address ? (
        <Anchor href={address} target="_blank" rel="noopener noreferrer" fz="sm" aria-label={t("whatsapp", { phone })}>
          WhatsApp
        </Anchor>
      ) : null}
    </Group>
  );
}
