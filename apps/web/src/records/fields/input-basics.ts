import { useLabel } from "../../lib/use-label.ts";
import type { InputProps } from "./field-parts.ts";

/** What every Mantine input is given, so that label, hint and error are joined to it for screen readers too. */
export function useInputBasics({ id, field, label, error, isFirst }: InputProps) {
  const text = useLabel();
  return {
    id,
    label,
    error,
    ...(field.hint ? { description: text(field.hint) } : {}),
    ...(isFirst ? { "data-autofocus": true } : {}),
    ...(field.language ? { lang: field.language } : {}),
    "aria-required": !field.optional,
  };
}

export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
