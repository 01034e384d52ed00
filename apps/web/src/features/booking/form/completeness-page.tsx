import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useAccount } from "../../identity/account-query.ts";
import type { BookingRecord } from "../booking-query.ts";
import { CompletenessForm } from "./completeness-form.tsx";
import { BookingFormPage } from "./form-page.tsx";

/** The customer's form starts from the account; a manager's for somebody else from the booking alone. */
function OwnForm({ booking }: { readonly booking: BookingRecord }) {
  const { data, error, refetch } = useAccount();
  if (data) return <CompletenessForm booking={booking} own={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

export function CompletenessPage() {
  const { t } = useTranslation("booking");
  const { user } = useCurrentUser();
  return (
    <BookingFormPage action="complete" title={t("complete.title")} lead={t("complete.lead")}>
      {(booking) =>
        booking.idpemesan === user.userid ? (
          <OwnForm booking={booking} />
        ) : (
          <CompletenessForm booking={booking} own={undefined} />
        )
      }
    </BookingFormPage>
  );
}
