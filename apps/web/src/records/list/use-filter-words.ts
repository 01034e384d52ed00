import { cellOf } from "@retribusi/contract/access/field-cell";
import { textOf } from "@retribusi/contract/define/cell";
import { formatDays } from "@retribusi/contract/define/dates";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import { readDays, severalOf } from "@retribusi/contract/define/filter";
import type { Language } from "@retribusi/contract/define/label";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { useChosen } from "../fields/reference/use-options.ts";

function describe(field: Field, wanted: string, language: Language): string {
  if (wanted.includes("T") && field.kind === "instant") return wanted;
  if (field.kind !== "date" && field.kind !== "instant") {
    return severalOf(wanted)
      .map((one) => textOf(cellOf(field, one, {}, { language, zone: "Asia/Jakarta" }), language))
      .join(", ");
  }
  const { first = "", last = "" } = readDays(wanted) ?? {};
  return formatDays(first, last, language);
}

/** A filter of a list in words. What the column can't have (`isPossible`) has none of its own and stands as it is. */
export function useFilterWords(entity: AnyEntity, name: string, wanted: string, isPossible = true) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const language = useLanguage();
  const field = fieldOf(entity, name);
  const keys = field.reference && isPossible ? severalOf(wanted) : [];
  const names = useChosen(field.reference?.entity.name ?? "", keys).map(
    ({ label, isMissing }, at) => label ?? (isMissing ? t("notFound") : describe(field, keys[at] ?? "", language)),
  );
  const unnamed = isPossible ? describe(field, wanted, language) : wanted;
  return { name: text(field.label), words: names.join(", ") || unnamed };
}
