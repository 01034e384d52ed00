import { Alert, Anchor, Button, Container } from "@mantine/core";
import type { PersonalAction } from "@retribusi/contract/features/booking/booking.machine";
import { bookingReasons } from "@retribusi/contract/features/booking/booking.reasons";
import { IconArrowLeft, IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { paths } from "../../../lib/paths.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingAddress } from "../booking-kind-of.ts";
import { type BookingRecord, useBooking } from "../booking-query.ts";
import { isNotFound, NotFoundBooking } from "../not-found-booking.tsx";
import { useCameFrom } from "../use-came-from.ts";
import classes from "../view/booking-page.module.css";
import { BookingBrief } from "./booking-brief.tsx";

/** The form isn't shown, and why. */
function NotPossible({ booking, reason }: { readonly booking: BookingRecord; readonly reason: string }) {
  const { t } = useTranslation("booking");
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />} title={t("notPossible")}>
      {reason}
      <div>
        <Button
          component={Link}
          to={paths.booking(booking.jenisbooking, booking.id)}
          variant="default"
          size="sm"
          mt="sm"
        >
          {t("toBooking")}
        </Button>
      </div>
    </Alert>
  );
}

interface Props {
  /** Which of two it is may hang on the booking. */
  readonly action: PersonalAction | ((booking: BookingRecord) => PersonalAction);
  readonly title: string | ((booking: BookingRecord) => string);
  /** What the form is for; it may hang on whose booking it is. */
  readonly lead: string | ((booking: BookingRecord) => string);
  readonly children: (booking: BookingRecord) => ReactNode;
}

/**
 * The page of one action on one booking: what the booking is, then the form, or the reason why it isn't possible. The form opens with what
 * was read for it, not with what was remembered, and then stays, so that what was typed is lost neither by a change elsewhere nor by the
 * action's end; it sends by `useShownBooking`.
 */
export function BookingFormPage(props: Props) {
  const { kind, id } = useBookingAddress();
  return <OneBooking key={`${kind} ${id}`} {...props} />;
}

function OneBooking({ action, title, lead, children }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { kind, id } = useBookingAddress();
  const { data: booking, error, isFetching, refetch } = useBooking(kind, id);
  const cameFrom = useCameFrom();
  const [isOpen, setOpen] = useState(false);
  const verdict = booking?.can[typeof action === "string" ? action : action(booking)];
  if (!isOpen && verdict?.allowed && !isFetching) setOpen(true);
  if (!booking && isNotFound(error)) return <NotFoundBooking />;
  return (
    <Container size="sm" px={0} ml={0}>
      <Anchor component={Link} to={cameFrom ?? paths.booking(kind, id)} className={classes.back ?? ""}>
        <IconArrowLeft size={18} aria-hidden />
        {t(cameFrom ? "back" : "backToBooking")}
      </Anchor>
      <PageHeader
        title={typeof title === "string" ? title : booking ? title(booking) : t("booking")}
        lead={typeof lead === "string" ? lead : booking && lead(booking)}
      />
      {booking ? <BookingBrief booking={booking} onOver={() => void refetch()} /> : null}
      {booking && isOpen ? children(booking) : null}
      {booking && verdict && !verdict.allowed && !isOpen ? (
        <NotPossible booking={booking} reason={label(bookingReasons[verdict.reason])} />
      ) : null}
      {error && !booking ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {(verdict?.allowed ? isOpen : booking || error) ? null : <LoadingState />}
    </Container>
  );
}
