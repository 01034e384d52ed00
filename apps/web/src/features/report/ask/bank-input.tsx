import { MultiSelect } from "@mantine/core";
import { severalOf } from "@retribusi/contract/define/filter";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { bankLabel } from "@retribusi/contract/features/report/report.banks";
import { dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { periodOf, reportToday } from "../period.ts";
import type { Asked, AskedPart } from "../report-address.ts";
import { useReport } from "../use-report.ts";

interface Props {
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** The banks that have received something in the period, of what the reader sees, and those that are chosen. */
export function BankInput({ asked, onChange }: Props) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const label = text(dimensionOf("bankid").label);
  const period = periodOf(asked, reportToday());
  const { data } = useReport(rekapReport, { dasar: "bayar", kelompok: "bankid", kolom: "jumlah", ...period });
  const chosen = severalOf(asked["bankid"]);
  const found = (data?.rows ?? []).flatMap(({ level, keys }) => (level === "row" ? String(keys["bankid"] ?? "") : []));
  const codes = [...new Set([...found, ...chosen])].filter(Boolean).toSorted();
  return (
    <MultiSelect
      label={label}
      data={codes.map((value) => ({ value, label: bankLabel(value) }))}
      placeholder={chosen.length > 0 ? "" : t("all")}
      nothingFoundMessage={t("noBank")}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("clear", { name: label }) }}
      openOnFocus={false}
      hidePickedOptions
      value={chosen}
      onChange={(next) => onChange({ bankid: next.join(",") })}
    />
  );
}
