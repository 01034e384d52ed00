import { Button, Container, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isCheckCode, readCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { checkReceipt } from "@retribusi/contract/features/payment/receipt.endpoints";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";
import classes from "./check-page.module.css";
import { CheckResult } from "./check-result.tsx";
import { Verdict } from "./verdict.tsx";

/** Takes a code as it is typed, pasted or read by a scanner; the result has an address of its own. */
function CheckForm({ code }: { readonly code: string }) {
  const { t } = useTranslation("receipt");
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { code },
    initialErrors: code && !isCheckCode(readCheckCode(code)) ? { code: t("codeMissing") } : {},
    validate: { code: (typed) => (isCheckCode(readCheckCode(typed)) ? null : t("codeMissing")) },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((typed) => void navigate(paths.check(readCheckCode(typed.code))))}
    >
      <Group align="flex-end" gap="sm">
        <TextInput
          className={classes.field ?? ""}
          label={t("codeLabel")}
          description={t("codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("code")}
        />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("check")}
        </Button>
      </Group>
    </form>
  );
}

function Result({ code }: { readonly code: string }) {
  const { t } = useTranslation("receipt");
  const query = useQuery({
    queryKey: ["receipt-check", code],
    queryFn: ({ signal }) => callEndpoint(checkReceipt, { params: { code }, signal }),
    // The paper may have been cancelled a minute ago: always ask.
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data) return <CheckResult receipt={query.data} />;
  if (query.error instanceof ApiError && query.error.code === "NOT_FOUND") {
    return (
      <Verdict validity="unknown" title={t("unknownTitle")}>
        {t("unknownText", { code })}
      </Verdict>
    );
  }
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingState />;
}

/** Whether a receipt is genuine and still stands. Open to everybody; the QR code of every receipt leads here. */
export function CheckPage() {
  const { t } = useTranslation("receipt");
  const { code = "" } = useParams();
  return (
    <Container size="md" px={0}>
      <PageHeader title={t("checkTitle")} lead={t("checkLead")} />
      <CheckForm key={code} code={code} />
      {isCheckCode(readCheckCode(code)) ? <Result code={code} /> : null}
    </Container>
  );
}
