import { formatRupiah } from "@retribusi/contract/define/money";
import { exceptionKinds } from "@retribusi/contract/features/payment/payment.endpoints";
import type { ExceptionLine } from "@retribusi/contract/features/settlement/exception.endpoints";
import { useTranslation } from "react-i18next";
import { WorkEnd, WorkLine, WorkName } from "../../components/work-item.tsx";
import { CaseAge } from "./case-age.tsx";
import { CaseDesk } from "./case-desk.tsx";
import { useExceptions } from "./case-query.ts";
import { ExceptionPanel } from "./exception-panel.tsx";
import { chosenOf, useCaseChoice } from "./use-case-choice.ts";

function Line({ line }: { readonly line: ExceptionLine }) {
  const { t } = useTranslation("settlement");
  const { booking, penanggungjawab: owner, penyelesaian } = line;
  return (
    <>
      <WorkName>{formatRupiah(line.jumlah)}</WorkName>
      <WorkEnd>{penyelesaian === null ? <CaseAge since={line.tglterima} /> : t(`ends.${penyelesaian}`)}</WorkEnd>
      <WorkLine>
        {t(`kinds.${line.jenis}`)}
        {booking ? ` · ${booking.namapemesan}, ${booking.objectname}` : ""}
      </WorkLine>
      <WorkLine>{owner ? t("ownedBy", { name: owner.nama }) : t("unowned")}</WorkLine>
    </>
  );
}

/** Money that has arrived and fits no open bill, until it finds its end. */
export function ExceptionsPage() {
  const { t } = useTranslation("settlement");
  const choice = useCaseChoice();
  const state = chosenOf(["terbuka", "selesai", "semua"], choice.value("keadaan"));
  const kind = exceptionKinds.find((one) => one === choice.value("jenis"));
  const query = useExceptions({
    ...choice.filters,
    ...(state === "semua" ? {} : { keadaan: state }),
    ...(kind ? { jenis: kind } : {}),
  });
  const filters = [
    {
      name: "keadaan",
      label: t("filter.state"),
      options: [
        { value: "", label: t("filter.open") },
        { value: "selesai", label: t("filter.over") },
        { value: "semua", label: t("filter.every") },
      ],
    },
    {
      name: "jenis",
      label: t("filter.kind"),
      options: [
        { value: "", label: t("filter.every") },
        ...exceptionKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
      ],
    },
  ];
  return (
    <CaseDesk
      title={t("exceptions")}
      lead={t("exceptionsLead")}
      filters={filters}
      choice={choice}
      query={query}
      renderLine={(line) => <Line line={line} />}
      renderPanel={(id) => <ExceptionPanel key={id} id={id} />}
    />
  );
}
