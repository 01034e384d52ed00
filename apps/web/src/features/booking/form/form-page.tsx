import { Anchor, Container } from "@mantine/core";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import type { PersonalAction } from "@retribusi/contract/features/booking/booking.verdict";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingAddress } from "../booking-kind-of.ts";
import { viewPath } from "../booking-links.ts";
import { type BookingRecord, useBooking } from "../booking-query.ts";
import classes from "../view/booking-page.module.css";
import { BookingBrief } from "./booking-brief.tsx";
import { NotPossible } from "./not-possible.tsx";

interface Props {
  readonly action: PersonalAction;
  readonly title: string;
  readonly lead: string;
  readonly children: (booking: BookingRecord) => ReactNode;
}

/**
 * The page of one action on one booking: what the booking is, then the form, or the reason why it isn't possible.
 * The booking is read once for the form, so that a change elsewhere doesn't pull fields from under the fingers; the
 * server notices it by the version.
 */
export function BookingFormPage({ action, title, lead, children }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { kind, id } = useBookingAddress();
  const { data: booking, error, refetch } = useBooking(kind, id);
  const verdict = booking?.can[action];
  return (
    <Container size="sm" px={0} ml={0}>
      <Anchor component={Link} to={viewPath(kind, id)} className={classes.back ?? ""}>
        <IconArrowLeft size={18} aria-hidden />
        {t("backToBooking")}
      </Anchor>
      <PageHeader title={title} lead={lead} />
      {booking ? <BookingBrief booking={booking} onOver={() => void refetch()} /> : null}
      {booking && verdict?.allowed ? children(booking) : null}
      {booking && verdict && !verdict.allowed ? (
        <NotPossible booking={booking} reason={label(bookingReasons[verdict.reason])} />
      ) : null}
      {error && !booking ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {booking || error ? null : <LoadingState />}
    </Container>
  );
}
