import type { Label, Language } from "@retribusi/contract/define/label";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "./i18n.ts";

/** The language on the screen; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}

/** Reads the bilingual texts of declarations: `label(entity.title)`. */
export function useLabel(): (label: Label) => string {
  const language = useLanguage();
  return (label) => label[language];
}
