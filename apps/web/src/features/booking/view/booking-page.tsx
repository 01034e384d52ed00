import { Anchor, Group, Stack, Title } from "@mantine/core";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { cameToNothing, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { validityOf } from "@retribusi/contract/features/payment/receipt.rules";
import { IconArrowLeft } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { WithHistory } from "../../../records/history/with-history.tsx";
import { useReadAbout } from "../../inbox/inbox-query.ts";
import { OwnRating } from "../../rating/own-rating.tsx";
import { OwnRefunds } from "../../settlement/own-refunds.tsx";
import { useBookingAddress } from "../booking-kind-of.ts";
import { useBookingLinks } from "../booking-links.ts";
import { BookingNotices } from "../booking-notices.tsx";
import { type BookingRecord, useBooking } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { useShortTime } from "../booking-time.tsx";
import { ConfirmPanel } from "../confirm/confirm-panel.tsx";
import { useKeepReceipts } from "../keep-receipts.ts";
import { OwnMoveRequest } from "../move-request.tsx";
import { isNotFound, NotFoundBooking } from "../not-found-booking.tsx";
import { isDue } from "../open-bill.ts";
import { ReceiptPass } from "../receipt-pass.tsx";
import { StaffBooking } from "../staff/staff-booking.tsx";
import { OwnThread, ToNewMessages } from "../thread/late-thread.tsx";
import { OwnUndelivered } from "../undelivered.tsx";
import { recordedUnits, UnitsHanded } from "../units-handed.tsx";
import { useReader } from "../use-reader.ts";
import { BillingPanel } from "./bill/billing-panel.tsx";
import { BookedObject } from "./booked-object.tsx";
import classes from "./booking-page.module.css";
import { GivenDetails } from "./given-details.tsx";
import { BookingHistory } from "./history.tsx";
import { OwnActions } from "./own-actions.tsx";
import { ProgressList } from "./progress.tsx";
import { StateMessage } from "./state-message.tsx";

const nameOf = ({ objectname, subobjectname }: BookingRecord["objek"]): string =>
  [objectname, subobjectname].filter(Boolean).join(", ");

interface ScreenProps {
  readonly booking: BookingRecord;
  readonly onChanged: () => void;
}

/** What matters most now stands first: the price to agree to, or the bill to pay. */
function Now({ booking, onChanged }: ScreenProps) {
  if (booking.can.customerConfirm.allowed) return <ConfirmPanel booking={booking} />;
  return isDue(booking) ? <BillingPanel booking={booking} onOver={onChanged} /> : null;
}

/** In which state equipment left and came back: evidence that serves the customer as well. */
function Handed({ booking }: Pick<ScreenProps, "booking">) {
  const { t } = useTranslation("booking");
  if (recordedUnits(booking).length === 0) return null;
  return (
    <section aria-labelledby="handed">
      <Title order={2} id="handed" mb="sm">
        {t("handed.title")}
      </Title>
      <UnitsHanded booking={booking} />
    </section>
  );
}

/** What is shown at the desk, while the booking entitles to its use. */
function OwnPass({ booking }: Pick<ScreenProps, "booking">) {
  const shortTime = useShortTime();
  const { id, kodecek, objek, statusbooking } = booking;
  if (kodecek === null || validityOf(stateOf(statusbooking)) !== "berlaku") return null;
  return <ReceiptPass code={kodecek} object={nameOf(objek)} time={shortTime(booking)} id={id} />;
}

/** For the customer: what the state means and asks, what is booked, how far it has come. */
function OwnBooking({ booking, onChanged }: ScreenProps) {
  const { t } = useTranslation("booking");
  useKeepReceipts([booking]);
  const thread = useRef<HTMLElement>(null);
  return (
    <div className={classes.columns}>
      <Stack gap="md" className={classes.main ?? ""}>
        <StateMessage booking={booking} onOver={onChanged} />
        {stateOf(booking.statusbooking) === "finished" ? (
          <OwnRating kind={booking.jenisbooking} id={booking.id} zone={booking.objek.zona} />
        ) : null}
        <ToNewMessages booking={booking} section={thread} />
        <OwnMoveRequest booking={booking} />
        <OwnPass booking={booking} />
        <OwnRefunds
          refunds={booking.pengembalian}
          cameToNothing={cameToNothing(stateOf(booking.statusbooking))}
          isOwn
          onGiven={onChanged}
        />
        <BookingNotices booking={booking} />
        <OwnUndelivered booking={booking} />
        <Now booking={booking} onChanged={onChanged} />
        <OwnActions booking={booking} />
      </Stack>
      <div className={classes.side}>
        <BookedObject booking={booking} />
      </div>
      <Stack gap="xl" className={classes.main ?? ""}>
        <OwnThread booking={booking} section={thread} />
        <section aria-labelledby="progress">
          <Title order={2} id="progress" mb="sm">
            {t("progress.title")}
          </Title>
          <ProgressList booking={booking} />
        </section>
        <GivenDetails booking={booking} />
        <Handed booking={booking} />
        {/* The progress above tells the same in short. */}
        <details>
          <summary className={classes.fold}>
            <Title order={2} size="h4">
              {t("history.title")}
            </Title>
          </summary>
          <BookingHistory booking={booking} />
        </details>
      </Stack>
    </div>
  );
}

/** One booking, for its customer or for the staff: what its state means, what to do next and until when, the bill, the price, and its history. */
export function BookingPage() {
  const { t } = useTranslation("booking");
  const { kind, id } = useBookingAddress();
  const { data: booking, error, refetch } = useBooking(kind, id);
  const list = useBookingLinks().list(kind);
  const readerOf = useReader();
  const shortTime = useShortTime();
  const onChanged = () => void refetch();
  useReadAbout(booking?.id);
  if (!booking && isNotFound(error)) return <NotFoundBooking />;
  return (
    <>
      {list ? (
        <Anchor component={Link} to={list} className={classes.back ?? ""}>
          <IconArrowLeft size={18} aria-hidden />
          {t("backToList")}
        </Anchor>
      ) : null}
      <PageHeader
        title={booking ? nameOf(booking.objek) : t("booking")}
        lead={
          booking ? (
            <Group component="span" gap="sm">
              <span>
                {t("number", { id: booking.id })} · {shortTime(booking)}
              </span>
              <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} />
            </Group>
          ) : undefined
        }
      />
      {booking ? (
        <div className={classes.page}>
          <WithHistory entity={bookingEntity[kind]} id={String(booking.id)}>
            {readerOf(booking) === "owner" ? (
              <OwnBooking booking={booking} onChanged={onChanged} />
            ) : (
              <StaffBooking booking={booking} onDone={onChanged} />
            )}
          </WithHistory>
        </div>
      ) : null}
      {error && !booking ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {booking || error ? null : <LoadingState lines={8} />}
    </>
  );
}
