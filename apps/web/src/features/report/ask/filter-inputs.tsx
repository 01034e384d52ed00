import { MultiSelect, SimpleGrid } from "@mantine/core";
import { severalOf } from "@retribusi/contract/define/filter";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { asText } from "../../../records/fields/input-basics.ts";
import { FilterInput } from "../../../records/list/filter-input.tsx";
import type { Asked, AskedPart } from "../report-address.ts";
import { BankInput } from "./bank-input.tsx";
import { behind, fieldOfDimension } from "./dimension-field.ts";
import classes from "./report-ask.module.css";

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
