import { Anchor, Button, Group, Text } from "@mantine/core";
import { formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { type Paper, paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { type Definition, DefinitionList } from "../../components/definition-list.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PaperLayout } from "../../components/paper-layout.tsx";
import { paths } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { BookingAmount } from "../booking/booking-amount.tsx";
import { useBookingAddress } from "../booking/booking-kind-of.ts";
import { type BookingRecord, useBooking } from "../booking/booking-query.ts";
import { BookingStatus } from "../booking/booking-status.tsx";
import { BookingTime } from "../booking/booking-time.tsx";
import { fromCounter, walkInPage } from "../booking/counter.ts";
import { groupDigits } from "../booking/group-digits.ts";
import { requestPaper, useKeepPaper } from "../booking/keep-receipts.ts";
import { isNotFound, NotFoundBooking } from "../booking/not-found-booking.tsx";
import { GuestLink } from "../booking/staff/guest-link.tsx";

/** The paper of a booking. A changed booking has another paper, so the version is part of the key. */
function usePaper(booking: BookingRecord) {
  const { id, jenisbooking, versi } = booking;
  return useQuery({
    queryKey: ["paper", jenisbooking, id, versi],
    queryFn: ({ signal }) => requestPaper(booking, signal),
    gcTime: 0,
  });
}

/** What stands on a bill or a receipt: its number and money, and of a bill how and until when it is paid. Other papers have none of it. */
function useMoneyFacts({ tagihan, pembayaran, idbilling, objek }: BookingRecord, { kind }: Paper): Definition[] {
  const { t } = useTranslation("receipt");
  const language = useLanguage();
  const bill = kind === "tagihan" ? tagihan.find((one) => one.idbilling === idbilling) : undefined;
  const payment = kind === "kuitansi" ? pembayaran.at(-1) : undefined;
  if (payment) {
    const { nomorkuitansi, jumlah } = payment;
    return [
      { label: t("paperNumber"), value: nomorkuitansi },
      { label: t("amount"), value: formatRupiah(jumlah) },
    ];
  }
  if (!bill) return [];
  return [
    { label: t("paperNumber"), value: bill.nomordokumen },
    { label: t("toPay"), value: formatRupiah(bill.jumlah) },
    { label: t("billingId"), value: groupDigits(bill.idbilling) },
    { label: t("payBefore"), value: formatDeadline(new Date(bill.tglexpired), zoneOf(objek.zona), language) },
  ];
}

function PaperFacts({ booking, paper }: { readonly booking: BookingRecord; readonly paper: Paper }) {
  const { t } = useTranslation("receipt");
  const label = useLabel();
  const money = useMoneyFacts(booking, paper);
  const { objectname, subobjectname } = booking.objek;
  return (
    <DefinitionList
      items={[
        { label: t("paper"), value: label(paper.title) },
        ...money,
        { label: t("orderNumber"), value: String(booking.id) },
        { label: t("customer"), value: booking.namapemesan },
        { label: t("object"), value: [objectname, subobjectname].filter(Boolean).join(" – ") },
        { label: t("when"), value: <BookingTime booking={booking} /> },
        { label: t("quantity"), value: <BookingAmount booking={booking} /> },
        {
          label: t("status"),
          value: <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} />,
        },
        ...(paper.watermark ? [{ label: t("watermark"), value: paper.watermark }] : []),
      ]}
    />
  );
}

/** Where it goes on: with the next guest for whoever has just served one, else back to the booking. */
function WaysOn({ booking: { jenisbooking, id } }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("receipt");
  const { state } = useLocation();
  return (
    <Group gap="lg">
      {state === fromCounter ? (
        <Button
          component={Link}
          to={walkInPage(jenisbooking)}
          variant="light"
          leftSection={<IconUserPlus size={18} aria-hidden />}
        >
          {t("nextGuest")}
        </Button>
      ) : null}
      <Anchor component={Link} to={paths.booking(jenisbooking, id)}>
        {t("toBooking")}
      </Anchor>
    </Group>
  );
}

function PrintScreen({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("receipt");
  const { id, statusbooking, harga } = booking;
  const paper = paperOf(stateOf(statusbooking), harga.totalbiaya);
  const made = usePaper(booking);
  const { data: file } = made;
  useKeepPaper(booking, file);
  return (
    <>
      <PageHeader title={t("printTitle", { id })} lead={t(`printLead.${paper.kind}`)} />
      <PaperLayout made={made} filename="pesanan.pdf" above={<PaperFacts booking={booking} paper={paper} />}>
        {file ? (
          <Text size="sm" c="dimmed">
            {t("size", { size: Math.ceil(file.blob.size / 1024) })}. {t("indonesian")}
          </Text>
        ) : null}
        <GuestLink booking={booking} />
        <WaysOn booking={booking} />
      </PaperLayout>
    </>
  );
}

/** The paper of a booking in its present state: what it is, the file, and on a wide screen the file itself. */
export function PrintPage() {
  const { t } = useTranslation("receipt");
  const { kind, id } = useBookingAddress();
  const { data, error, refetch } = useBooking(kind, id);
  if (data) return <PrintScreen booking={data} />;
  if (isNotFound(error)) return <NotFoundBooking />;
  return (
    <>
      <PageHeader title={t("printTitle", { id })} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </>
  );
}
