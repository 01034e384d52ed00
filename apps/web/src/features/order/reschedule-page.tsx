import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import type { BookingRecord } from "../booking/booking-query.ts";
import { BookingFormPage } from "../booking/form/form-page.tsx";
import { useReader } from "../booking/use-reader.ts";
import { useObject } from "../catalog/catalogue-query.ts";
import { moveStep } from "./move-step.ts";
import { RescheduleForm } from "./reschedule-form.tsx";

/** The form needs the object's calendar and tariffs as they are now. */
function WithObject({ booking }: { readonly booking: BookingRecord }) {
  const { data, error, refetch } = useObject(booking.objek.objectid);
  if (data) return <RescheduleForm booking={booking} object={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

export function ReschedulePage() {
  const { t } = useTranslation("booking");
  const readerOf = useReader();
  const asks = (booking: BookingRecord) => moveStep(booking) === "askMove";
  const titleFor = (booking: BookingRecord) => t(asks(booking) ? "move.ask.title" : "reschedule.title");
  const leadFor = (booking: BookingRecord) =>
    asks(booking) ? t("move.ask.lead") : t(`reschedule.lead.${readerOf(booking)}`);
  return (
    <BookingFormPage action={moveStep} title={titleFor} lead={leadFor}>
      {(booking) => <WithObject booking={booking} />}
    </BookingFormPage>
  );
}
