import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { useAccount } from "../../identity/account-query.ts";
import type { BookingRecord } from "../booking-query.ts";
import { useReader } from "../use-reader.ts";
import { CompletenessForm } from "./completeness-form.tsx";
import { BookingFormPage } from "./form-page.tsx";

/** The customer's form starts from the account; a manager's for somebody else from the booking alone. */
function OwnForm({ booking }: { readonly booking: BookingRecord }) {
  const query = useAccount();
  return query.data ? <CompletenessForm booking={booking} own={query.data} /> : <QueryState query={query} />;
}

export function CompletenessPage() {
  const { t } = useTranslation("booking");
  const readerOf = useReader();
  const leadFor = (booking: BookingRecord) => t(`complete.lead.${readerOf(booking)}`, { name: booking.namapemesan });
  return (
    <BookingFormPage action="complete" title={t("complete.title")} lead={leadFor}>
      {(booking) =>
        readerOf(booking) === "owner" ? (
          <OwnForm booking={booking} />
        ) : (
          <CompletenessForm booking={booking} own={undefined} />
        )
      }
    </BookingFormPage>
  );
}
