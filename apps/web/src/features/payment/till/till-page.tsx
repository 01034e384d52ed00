import { Alert, Button, Stack, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { CashClosing } from "@retribusi/contract/features/payment/till.endpoints";
import { IconCash, IconCircleCheck, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { CloseForm } from "./close-form.tsx";
import { PastClosings } from "./past-closings.tsx";
import { ShiftPayments } from "./shift-payments.tsx";
import { ShiftSummary } from "./shift-summary.tsx";
import { useTill } from "./till-query.ts";
import { useDifferenceWords } from "./use-difference-words.ts";

/** What has just been closed, with the report to hand over. */
function Closed({ closing }: { readonly closing: CashClosing }) {
  const { t } = useTranslation("till");
  const words = useDifferenceWords();
  const { id, total, selisih } = closing;
  return (
    <Alert color="green" role="status" icon={<IconCircleCheck aria-hidden />} title={t("closed")}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t("closedText", { amount: formatRupiah(total), difference: words(selisih) })}</Text>
        <Button component={Link} to={`/penutupan_kas/cetak/${id}`} leftSection={<IconPrinter size={18} aria-hidden />}>
          {t("printReport")}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Without a payment there is nothing to close. */
function NothingOpen() {
  const { t } = useTranslation("till");
  const holds = useHoldsPage();
  return (
    <EmptyState icon={<IconCash size={28} stroke={1.5} aria-hidden />} title={t("empty")} description={t("emptyText")}>
      {holds("billing/terima") ? (
        <Button component={Link} to={paths.page("billing/terima")}>
          {t("receive")}
        </Button>
      ) : null}
    </EmptyState>
  );
}

/** The teller's day: what was recorded, what the drawer has, and the closing that hands it over. */
export function TillPage() {
  const { t } = useTranslation("till");
  const query = useTill();
  const [closed, setClosed] = useState<CashClosing>();
  const [isCounting, setCounting] = useState(false);
  const { data } = query;
  const isOpen = data !== undefined && data.jumlahpembayaran > 0;
  return (
    <Stack gap="lg" maw="60rem">
      <PageHeader title={t("title")} lead={t("lead")} />
      <QueryState query={query} />
      {closed ? <Closed closing={closed} /> : null}
      {data ? (
        <>
          {isOpen ? <ShiftSummary till={data} onBegin={isCounting ? undefined : () => setCounting(true)} /> : null}
          {isOpen && isCounting ? (
            <CloseForm
              till={data}
              onCancel={() => setCounting(false)}
              onClosed={(closing) => {
                setCounting(false);
                setClosed(closing);
              }}
            />
          ) : null}
          {isOpen || closed ? null : <NothingOpen />}
          <ShiftPayments till={data} />
          <PastClosings closings={data.penutupan} />
        </>
      ) : null}
    </Stack>
  );
}
