import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { useAccount } from "../../identity/account-query.ts";
import type { BookingRecord } from "../booking-query.ts";
import { useReader } from "../use-reader.ts";
import { CompletenessForm } from "./completeness-form.tsx";
import { useDraft } from "./draft-query.ts";
import { BookingFormPage } from "./form-page.tsx";

interface Props {
  readonly booking: BookingRecord;
}

/** Opens with what was typed before. */
function WithDraft({ booking, own }: Props & { readonly own: Account | undefined }) {
  const query = useDraft(booking);
  return query.data ? (
    <CompletenessForm booking={booking} own={own} draft={query.data} />
  ) : (
    <QueryState query={query} />
  );
}

/** The customer's form starts from the account; a manager's for somebody else from the booking alone. */
function OwnForm({ booking }: Props) {
  const query = useAccount();
  return query.data ? <WithDraft booking={booking} own={query.data} /> : <QueryState query={query} />;
}

export function CompletenessPage() {
  const { t } = useTranslation("booking");
  const readerOf = useReader();
  const leadFor = (booking: BookingRecord) => t(`complete.lead.${readerOf(booking)}`, { name: booking.namapemesan });
  return (
    <BookingFormPage action="complete" title={t("complete.title")} lead={leadFor}>
      {(booking) =>
        readerOf(booking) === "owner" ? <OwnForm booking={booking} /> : <WithDraft booking={booking} own={undefined} />
      }
    </BookingFormPage>
  );
}
