import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconFileUnknown, IconSearch } from "@tabler/icons-react";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { ArrivedMoney } from "./arrived-money.tsx";
import { BillCard } from "./bill-card.tsx";
import { useBill } from "./teller-query.ts";

interface Props {
  readonly initial: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly onFind: (idbilling: string) => void;
}

const isWhole = (id: string) => id.length >= 16 && id.length <= 18;

/** Takes a billing id as people write it, with blanks and dashes, or as a scanner types it. */
function BillSearch({ initial, field, isBusy, onFind }: Props) {
  const { t } = useTranslation("teller");
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = typed.replace(/\D/g, "");
    if (isWhole(digits)) return onFind(digits);
    setError(t("billingIdWrong", { count: digits.length }));
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-end" gap="sm" wrap="wrap">
        <TextInput
          ref={field}
          label={t("billingId")}
          description={t("billingIdHint")}
          size="lg"
          flex="1 1 18rem"
          maw="26rem"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          autoFocus={initial === ""}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value.replace(/[^\d\s-]/g, ""));
            setError(undefined);
          }}
          styles={{ input: { fontVariantNumeric: "tabular-nums", letterSpacing: "0.06em" } }}
        />
        <Button type="submit" size="lg" loading={isBusy} leftSection={<IconSearch size={18} aria-hidden />}>
          {t("find")}
        </Button>
      </Group>
    </form>
  );
}

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
