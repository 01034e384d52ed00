import { Pill } from "@mantine/core";
import { cellOf, textOf } from "@retribusi/contract/define/cell";
import { addDays, formatDate } from "@retribusi/contract/define/dates";
import { fieldOf } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import type { Language } from "@retribusi/contract/define/label";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { useOption } from "../fields/reference/use-options.ts";
import type { RecordList } from "./use-record-list.ts";

function describe(field: Field, wanted: string, language: Language): string {
  if (wanted.includes("T") && field.kind === "instant") return wanted;
  if (field.kind !== "date" && field.kind !== "instant") {
    return wanted
      .split(",")
      .map((one) => textOf(cellOf(field, one, {}, { language, zone: "Asia/Jakarta" }), language))
      .join(", ");
  }
  const [from = "", until = ""] = wanted.split("..");
  return [from && formatDate(from, language), until && formatDate(addDays(until, -1), language)].join(" – ");
}

interface Props {
  readonly list: RecordList;
  readonly name: string;
  readonly onRemove: () => void;
}

/** A filter that is on, in words, with a way to take it off. */
export function FilterChip({ list: { entity, state, impossible }, name, onRemove }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const language = useLanguage();
  const field = fieldOf(entity, name);
  const wanted = state.filters[name] ?? "";
  // What the column can't have has no words of its own.
  const isPossible = impossible?.name !== name;
  const { label: chosen, isMissing } = useOption(
    field.reference?.entity.name ?? "",
    field.reference && isPossible ? wanted : "",
  );
  const label = text(field.label);
  return (
    <Pill
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ "aria-label": t("removeFilter", { name: label }), "aria-hidden": false, tabIndex: 0 }}
    >
      {label}: {chosen ?? (isMissing ? t("notFound") : isPossible ? describe(field, wanted, language) : wanted)}
    </Pill>
  );
}
