import { Alert, Button, Container, Stack, Text } from "@mantine/core";
import { formatDate, localDate, zoneOf } from "@retribusi/contract/define/dates";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { GuestBooking, OverLink } from "@retribusi/contract/features/guest/guest.endpoints";
import { validityOf } from "@retribusi/contract/features/payment/receipt.rules";
import { IconDownload, IconLinkOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PhoneLink } from "../../components/phone-link.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { BookingStatus } from "../booking/booking-status.tsx";
import { useShortTime } from "../booking/booking-time.tsx";
import { ReceiptPass } from "../booking/receipt-pass.tsx";
import { GuestRating } from "../rating/own-rating.tsx";
import { GuestBill } from "./guest-bill.tsx";
import { GuestFacts } from "./guest-facts.tsx";
import { useGuestBooking, useGuestPaper } from "./guest-query.ts";

const nameOf = ({ objectname, subobjectname }: GuestBooking["pesanan"]["objek"]): string =>
  [objectname, subobjectname].filter(Boolean).join(", ");

const colors = {
  open: "blue",
  waiting: "kunyit",
  done: "green",
  active: "green",
  quiet: "gray",
  failed: "red",
} as const;

/** What the state means. What a customer with an account would do next, the manager does for a guest. */
function State({ pesanan, tagihan }: Pick<GuestBooking, "pesanan" | "tagihan">) {
  const { t } = useTranslation("link");
  const label = useLabel();
  const state = stateOf(pesanan.statusbooking);
  const { explanation, tone } = bookingStates[state];
  const isOpen = state === "ordered" || state === "complete";
  return (
    <Alert color={colors[tone]} title={<BookingStatus status={pesanan.statusbooking} label={pesanan.uraianstatus} />}>
      <Text>{isOpen ? t("managerDoes") : label(explanation)}</Text>
      {state === "awaitingPayment" && !tagihan ? <Text mt={4}>{t("noBill")}</Text> : null}
    </Alert>
  );
}

function Opened({
  guest,
  tanda,
  onOver,
}: {
  readonly guest: GuestBooking;
  readonly tanda: string;
  readonly onOver: () => void;
}) {
  const { t } = useTranslation("link");
  const shortTime = useShortTime();
  const language = useLanguage();
  const paper = useGuestPaper(tanda);
  const { pesanan, dokumen, berlakusampai } = guest;
  const { id, kodecek, objek, statusbooking } = pesanan;
  const until = formatDate(localDate(new Date(berlakusampai), zoneOf(objek.zona)), language);
  return (
    <>
      <PageHeader title={nameOf(objek)} lead={`${t("number", { id })} · ${shortTime(pesanan)}`} />
      <Stack gap="lg">
        <State {...guest} />
        {stateOf(statusbooking) === "finished" ? <GuestRating tanda={tanda} zone={objek.zona} /> : null}
        {kodecek !== null && validityOf(stateOf(statusbooking)) === "berlaku" ? (
          <ReceiptPass code={kodecek} object={nameOf(objek)} time={shortTime(pesanan)} id={id} />
        ) : null}
        <GuestBill guest={guest} onOver={onOver} />
        <GuestFacts guest={guest} />
        {dokumen ? (
          <Button
            variant={dokumen === "tagihan" || dokumen === "kuitansi" ? "filled" : "default"}
            mih={44}
            loading={paper.isPending}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => paper.mutate()}
            style={{ alignSelf: "flex-start" }}
          >
            {t(`paper.${dokumen}`)}
          </Button>
        ) : null}
        <Text size="sm" c="dimmed">
          {t("until", { date: until })}
        </Text>
      </Stack>
    </>
  );
}

/** A link that leads nowhere any more: whom to ask for another one, as far as that is known. */
function Closed({ over }: { readonly over: OverLink | null }) {
  const { t } = useTranslation("link");
  const { pengelolaname: name, notelp: phone } = over?.pengelola ?? {};
  return (
    <>
      <PageHeader title={t("closedTitle")} />
      <Alert
        color="kunyit"
        role="alert"
        icon={<IconLinkOff aria-hidden />}
        title={t(`closed.${over?.keadaan ?? "salah"}`)}
      >
        <Text>{name ? t("askManager", { name }) : t("askAnybody")}</Text>
        {phone ? (
          <Text mt={4}>
            {t("phone")} <PhoneLink phone={phone} label={t("phone")} />
          </Text>
        ) : (
          <OrganisationContact mt={4} />
        )}
      </Alert>
    </>
  );
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === "NOT_FOUND";

/** A booking of somebody without an account, by its link: how it stands, what is to be paid and how, and the receipt once it is paid. */
export function GuestPage() {
  const { t } = useTranslation("link");
  const { tanda = "" } = useParams();
  const { data, error, refetch } = useGuestBooking(tanda);
  const again = () => void refetch();
  return (
    <Container size="sm" px={0}>
      {data?.keadaan === "buka" ? <Opened guest={data} tanda={tanda} onOver={again} /> : null}
      {data && data.keadaan !== "buka" ? <Closed over={data} /> : null}
      {data ? null : isUnknown(error) ? (
        <Closed over={null} />
      ) : (
        <>
          <PageHeader title={t("title")} />
          {error ? <ErrorState error={error} onRetry={again} /> : <LoadingState lines={8} />}
        </>
      )}
    </Container>
  );
}
