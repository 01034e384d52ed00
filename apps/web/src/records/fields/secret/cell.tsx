import { useTranslation } from "react-i18next";
import type { CellProps } from "../field-parts.ts";

/** The server tells only whether it is set: an empty text when it is, null when not. */
export function SecretCell({ value }: CellProps) {
  const { t } = useTranslation("records");
  return t(value === null || value === undefined ? "notSet" : "isSet");
}
