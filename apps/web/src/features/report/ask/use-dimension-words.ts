import { bankLabel } from "@retribusi/contract/features/report/report.banks";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { useOption } from "../../../records/fields/reference/use-options.ts";

/** One value that a report is narrowed to, in words: what is none of the reader's is not found. */
export function useDimensionWords(
  name: DimensionName,
  value: string,
): { readonly name: string; readonly words: string } {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { entity, options, label } = dimensionOf(name);
  // A value that can't be a key is no choice to look up; the report says what is wrong with it.
  const chosen = useOption(entity?.name ?? "", entity && /^\d{1,9}$/.test(value) ? value : "");
  const option = options?.find((one) => String(one.value) === value);
  const unknown = chosen.isMissing ? t("notFound") : value;
  const words = option ? text(option.label) : (chosen.label ?? (name === "bankid" ? bankLabel(value) : unknown));
  return { name: text(label), words };
}
