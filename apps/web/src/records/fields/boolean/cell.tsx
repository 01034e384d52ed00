import { useTranslation } from "react-i18next";
import type { CellProps } from "../field-parts.ts";

export function BooleanCell({ value }: CellProps) {
  const { t } = useTranslation("records");
  return typeof value === "boolean" ? t(value ? "yes" : "no") : null;
}
