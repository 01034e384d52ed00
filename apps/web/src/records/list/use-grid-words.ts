import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";

/** The grid's own words for screen readers, by its keys. */
const keys = [
  "ariaRowToggleSelection",
  "ariaRowSelectAll",
  "ariaRowSelect",
  "ariaRowDeselect",
  "ariaHeaderSelection",
  "ariaChecked",
  "ariaUnchecked",
  "ariaSortableColumn",
] as const;

/** The grid takes its words when it is made; a new language makes it anew. */
export function useGridWords() {
  const { t } = useTranslation("grid");
  const language = useLanguage();
  const getLocaleText = useCallback(
    ({ key, defaultValue }: { readonly key: string; readonly defaultValue: string }) => {
      const known = keys.find((name) => name === key);
      return known ? t(known) : defaultValue;
    },
    [t],
  );
  return { language, getLocaleText };
}
