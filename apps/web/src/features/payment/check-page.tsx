import { Button, Container, Group, TextInput } from "@mantine/core";
import { isCheckCode, readCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { checkReceiptCall } from "@retribusi/contract/features/payment/payment.calls";
import type { checkReceipt } from "@retribusi/contract/features/payment/receipt.endpoints";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ask } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../lib/paths.ts";
import classes from "./check-page.module.css";
import { Verdict } from "./verdict.tsx";

/** Only whoever checks something has a use for it; it comes while the answer does. */
const CheckResult = lazyPart(async () => (await import("./check-result.tsx")).CheckResult);

/** Takes a code as it is typed, pasted or read by a scanner; the result has an address of its own. */
function CheckForm({ code }: { readonly code: string }) {
  const { t } = useTranslation("receipt");
  const navigate = useNavigate();
  const [isWrong, setWrong] = useState(code !== "" && !isCheckCode(readCheckCode(code)));
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readCheckCode(String(new FormData(event.currentTarget).get("code") ?? ""));
    setWrong(!isCheckCode(typed));
    if (isCheckCode(typed)) void navigate(paths.check(typed));
  };
  return (
    <form noValidate className={classes.form} onSubmit={check}>
      <Group align="flex-end" gap="sm">
        <TextInput
          className={classes.field ?? ""}
          label={t("codeLabel")}
          description={t("codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          name="code"
          defaultValue={code}
          error={isWrong ? t("codeMissing") : null}
          onChange={() => setWrong(false)}
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
    queryFn: async ({ signal }) => {
      const [receipt] = await Promise.all([
        ask<typeof checkReceipt>(checkReceiptCall, { params: { code }, signal }),
        CheckResult.bring(),
      ]);
      return receipt;
    },
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
