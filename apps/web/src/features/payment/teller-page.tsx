import { Stack } from "@mantine/core";
import { IconFileUnknown } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { ArrivedMoney } from "./arrived-money.tsx";
import { BillCard } from "./bill-card.tsx";
import { BillSearch } from "./bill-search.tsx";
import { useBill } from "./teller-query.ts";

/** The bank teller's counter: find a bill, take its payment, print the receipt, next. The id stands in the address. */
export function TellerPage() {
  const { t } = useTranslation("teller");
  const [search, setSearch] = useAddressQuery();
  const field = useRef<HTMLInputElement>(null);
  const idbilling = search.get("id") ?? "";
  const query = useBill(idbilling);
  const choose = (id: string) => {
    if (id !== "" && id === idbilling) void query.refetch();
    setSearch(() => new URLSearchParams(id === "" ? {} : { id }));
    if (id === "") field.current?.focus();
  };
  const isUnknown = query.error instanceof ApiError && query.error.code === "NOT_FOUND";
  return (
    <Stack gap="lg" maw="60rem">
      <PageHeader title={t("title")} lead={t("lead")} />
      <BillSearch
        key={`search ${idbilling}`}
        initial={idbilling}
        field={field}
        onFind={choose}
        isBusy={query.isFetching}
      />
      {query.isLoading ? <LoadingState lines={4} /> : null}
      {isUnknown ? (
        <EmptyState
          icon={<IconFileUnknown size={28} stroke={1.5} aria-hidden />}
          title={t("unknown")}
          description={idbilling}
        />
      ) : null}
      {query.error && !isUnknown ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data ? (
        <BillCard key={`bill ${query.data.idbilling}`} bill={query.data} onNext={() => choose("")} />
      ) : null}
      {isUnknown ? <ArrivedMoney idbilling={idbilling} /> : null}
    </Stack>
  );
}
