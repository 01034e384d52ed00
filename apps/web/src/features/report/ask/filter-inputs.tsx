import { MultiSelect, SimpleGrid } from "@mantine/core";
import { severalOf } from "@retribusi/contract/define/filter";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { bankLabel } from "@retribusi/contract/features/report/report.banks";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { asText } from "../../../records/fields/input-basics.ts";
import { FilterInput } from "../../../records/list/filter-input.tsx";
import { periodOf, reportToday } from "../period.ts";
import type { Asked, AskedPart } from "../report-address.ts";
import { useReport } from "../use-report.ts";
import { behind, fieldOfDimension } from "./dimension-field.ts";
import classes from "./report-ask.module.css";

interface BankInputProps {
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** The banks that have received something in the period, of what the reader sees, and those that are chosen. */
function BankInput({ asked, onChange }: BankInputProps) {
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

interface Props {
  readonly id: string;
  readonly names: readonly DimensionName[];
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

type InputProps = Omit<Props, "id" | "names"> & {
  readonly name: DimensionName;
  readonly all: readonly DimensionName[];
};

function CodesInput({ name, asked, onChange }: InputProps) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const { label, options = [] } = dimensionOf(name);
  return (
    <MultiSelect
      label={text(label)}
      data={options.map((option) => ({ value: String(option.value), label: text(option.label) }))}
      placeholder={asked[name] ? "" : t("all")}
      clearable
      clearButtonProps={{ "aria-label": t("clear", { name: text(label) }) }}
      openOnFocus={false}
      hidePickedOptions
      value={severalOf(asked[name])}
      onChange={(chosen) => onChange({ [name]: chosen.join(",") })}
    />
  );
}

function OneFilter({ name, asked, onChange, all }: InputProps) {
  const id = useId();
  const text = useLabel();
  const { options, label } = dimensionOf(name);
  if (options) return <CodesInput {...{ name, asked, onChange, all }} />;
  if (name === "bankid") return <BankInput {...{ asked, onChange }} />;
  const isSeveral = asked[name]?.includes(",");
  return (
    <FilterInput
      id={id}
      name={name}
      field={fieldOfDimension(name)}
      label={text(label)}
      // The input shows one; several of a shared address stand above it, each to be taken off.
      filters={isSeveral ? Object.fromEntries(Object.entries(asked).filter(([other]) => other !== name)) : asked}
      isPossible
      onChange={(value) =>
        onChange({
          [name]: asText(value),
          ...Object.fromEntries(behind(all, name).map((other) => [other, undefined])),
        })
      }
    />
  );
}

/** One input for each thing that a report can be narrowed by; a choice takes effect at once. */
export function FilterInputs({ id, names, asked, onChange }: Props) {
  const { t } = useTranslation("records");
  return (
    <SimpleGrid
      id={id}
      component="fieldset"
      aria-label={t("filters")}
      type="container"
      cols={{ base: 1, "26rem": 2, "48rem": 3, "66rem": 4 }}
      spacing="sm"
      verticalSpacing="sm"
      className={classes.filters ?? ""}
    >
      {names.map((name) => (
        <OneFilter key={name} {...{ name, asked, onChange }} all={names} />
      ))}
    </SimpleGrid>
  );
}
