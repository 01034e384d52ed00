import { Alert, Button, List, Stack, Text } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { refusalWords } from "@retribusi/contract/features/booking/booking.undelivered";
import { IconMailOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../components/phone-link.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { useBookingLinks } from "./booking-links.ts";
import type { BookingRecord } from "./booking-query.ts";

interface Props {
  readonly booking: BookingRecord;
}

type Mail = BookingRecord["surelgagal"][number];

function FailedMail({ mail, booking }: Props & { readonly mail: Mail }) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const language = useLanguage();
  const { judul, waktu, sebab, menyerah, kode } = mail;
  const at = formatInstant(new Date(waktu), zoneOf(booking.objek.zona), language);
  return (
    <List.Item>
      {t("undelivered.mail", { title: label(judul), at, why: label(refusalWords[sebab]) })}{" "}
      {menyerah ? null : t("undelivered.goesOn")} {kode === null ? null : t("undelivered.code", { code: kode })}
    </List.Item>
  );
}

/** Which mails did not arrive and why, above what can be done about it. */
function Undelivered({ booking, title, children }: Props & { readonly title: string; readonly children: ReactNode }) {
  return (
    <Alert color="kunyit" role="note" icon={<IconMailOff aria-hidden />} title={title}>
      <Stack gap="xs" align="start">
        <List size="sm">
          {booking.surelgagal.map((mail) => (
            <FailedMail key={mail.id} mail={mail} booking={booking} />
          ))}
        </List>
        {children}
      </Stack>
    </Alert>
  );
}

/** For the staff: an account's address is changed by its owner alone, one that was left at the counter by whoever changes the booking. */
export function StaffUndelivered({ booking }: Props) {
  const { t } = useTranslation("booking");
  const { to } = useBookingLinks();
  const [latest] = booking.surelgagal;
  if (!latest) return null;
  const change = booking.can.change.allowed ? to(booking.jenisbooking, "change", booking.id) : undefined;
  const phone = booking.notelp ?? booking.nokontak;
  return (
    <Undelivered booking={booking} title={t("undelivered.title", { address: latest.alamat })}>
      {booking.idpemesan === null ? null : <Text size="sm">{t("undelivered.ofAccount")}</Text>}
      {booking.idpemesan === null && change ? (
        <Button component={Link} to={change} variant="default">
          {t("undelivered.correct")}
        </Button>
      ) : null}
      {phone ? (
        <Text size="sm">
          {t("undelivered.phone")}: <PhoneLink phone={phone} label={t("undelivered.phone")} />
        </Text>
      ) : null}
      {booking.can.resendBill.allowed ? <Text size="sm">{t("undelivered.resend")}</Text> : null}
    </Undelivered>
  );
}

/** For the customer. */
export function OwnUndelivered({ booking }: Props) {
  const { t } = useTranslation("booking");
  const holds = useHoldsPage();
  const [latest] = booking.surelgagal;
  if (!latest) return null;
  return (
    <Undelivered booking={booking} title={t("undelivered.ownTitle", { address: latest.alamat })}>
      <Text size="sm">{t("undelivered.ownHint")}</Text>
      {holds("account/edit") ? (
        <Button component={Link} to={paths.accountEdit} variant="default">
          {t("undelivered.ownChange")}
        </Button>
      ) : null}
    </Undelivered>
  );
}
