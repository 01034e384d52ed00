import { formatRupiah } from "@retribusi/contract/define/money";
import { isOpenRefund, refundStates } from "@retribusi/contract/features/billing/refund.rules";
import type { RefundLine } from "@retribusi/contract/features/settlement/refund.endpoints";
import { useTranslation } from "react-i18next";
import { WorkEnd, WorkLine, WorkName } from "../../components/work-item.tsx";
import { CaseAge } from "./case-age.tsx";
import { CaseDesk } from "./case-desk.tsx";
import { type RefundFilters, useRefunds } from "./case-query.ts";
import { RefundPanel } from "./refund-panel.tsx";
import { useCaseChoice } from "./use-case-choice.ts";

function Line({ line }: { readonly line: RefundLine }) {
  const { t } = useTranslation("settlement");
  const { booking, giliran, penanggungjawab: owner, statuspengembalian: state } = line;
  const next = owner
    ? t("ownedBy", { name: owner.nama })
    : giliran
      ? t("waits", { office: t(`offices.${giliran}`) })
      : null;
  return (
    <>
      <WorkName>{formatRupiah(line.jumlah)}</WorkName>
      <WorkEnd>{isOpenRefund(state) ? <CaseAge since={line.date_created} /> : null}</WorkEnd>
      <WorkLine>
        {t(`states.${state}`)}
        {booking ? ` · ${booking.namapemesan}, ${booking.objectname}` : ` · ${t(`sources.${line.asal}`)}`}
      </WorkLine>
      {next ? <WorkLine>{next}</WorkLine> : null}
    </>
  );
}

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What is listed when the address asks for nothing else. */
  readonly usual: NonNullable<RefundFilters["keadaan"]>;
}

/** Refund cases by state and source. */
function RefundDesk({ title, lead, usual }: Props) {
  const { t } = useTranslation("settlement");
  const choice = useCaseChoice();
  const asked = choice.value("keadaan");
  const states = ["terbuka", "selesai", ...refundStates] as const;
  const keadaan = asked === "semua" ? undefined : (states.find((state) => state === asked) ?? usual);
  const source = (["pembayaran", "pengecualian"] as const).find((one) => one === choice.value("asal"));
  const query = useRefunds({
    ...choice.filters,
    ...(keadaan ? { keadaan } : {}),
    ...(source ? { asal: source } : {}),
  });
  const wordOf = (state: (typeof states)[number]) =>
    state === "terbuka" ? t("filter.open") : state === "selesai" ? t("filter.over") : t(`states.${state}`);
  const filters = [
    {
      name: "keadaan",
      label: t("filter.state"),
      options: [
        { value: "", label: wordOf(usual) },
        ...states.filter((state) => state !== usual).map((value) => ({ value, label: wordOf(value) })),
        { value: "semua", label: t("filter.every") },
      ],
    },
    {
      name: "asal",
      label: t("filter.kind"),
      options: [
        { value: "", label: t("filter.every") },
        { value: "pembayaran", label: t("sources.pembayaran") },
        { value: "pengecualian", label: t("sources.pengecualian") },
      ],
    },
  ];
  return (
    <CaseDesk
      title={title}
      lead={lead}
      filters={filters}
      choice={choice}
      query={query}
      renderLine={(line) => <Line line={line} />}
      renderPanel={(id) => <RefundPanel key={id} id={id} />}
    />
  );
}

/** Refund cases on their way from the proposal to the payment. */
export function RefundsPage() {
  const { t } = useTranslation("settlement");
  return <RefundDesk title={t("refunds")} lead={t("refundsLead")} usual="terbuka" />;
}

/** The treasurer's page: what was approved and is to be paid. */
export function TreasurerPage() {
  const { t } = useTranslation("settlement");
  return <RefundDesk title={t("treasurer")} lead={t("treasurerLead")} usual="disetujui" />;
}
