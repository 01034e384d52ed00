import { isRole, roleLabels } from "@retribusi/contract/access/roles";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { administration } from "../../../locales/en/administration.ts";
import type { PermissionGroup, PermissionRow } from "./permission-groups.ts";

type Word = keyof typeof administration.pageWords;

const isWord = (word: string): word is Word => Object.hasOwn(administration.pageWords, word);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How groups, pages and roles are called on the screens that grant them. */
export function usePermissionWords() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const roleOf = (name: string): string => (isRole(name) ? label(roleLabels[name]) : name);
  /** `list_booking_nsb` → `List bookings (Customer)`. */
  const wordOf = (word: string): string => {
    const role = word === "nsb" ? "nasabah" : word;
    if (isRole(role)) return `(${roleOf(role)})`;
    return isWord(word) ? t(`pageWords.${word}`) : word;
  };
  return {
    group: ({ key, title }: PermissionGroup): string =>
      title ? label(title) : key === "others" ? t("others") : t("general"),
    page: ({ verb, variant }: PermissionRow): string =>
      capitalised([verb, ...variant.split(" ").filter(Boolean)].map(wordOf).join(" ")),
    role: roleOf,
  };
}
