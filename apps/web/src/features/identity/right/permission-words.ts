import { isRole, roleLabels } from "@retribusi/contract/access/roles";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { PermissionGroup, PermissionRow } from "./permission-groups.ts";

const verbs = ["list", "view", "add", "edit", "delete", "open"] as const;

/** How groups, pages and roles are called on the screens that grant them. */
export function usePermissionWords() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const verbOf = (verb: string): string => {
    const known = verbs.find((name) => name === verb);
    return known ? t(`verbs.${known}`) : verb.charAt(0).toUpperCase() + verb.slice(1);
  };
  return {
    group: ({ key, title }: PermissionGroup): string =>
      title ? label(title) : key === "others" ? t("others") : t("general"),
    page: ({ verb, variant }: PermissionRow): string => [verbOf(verb), variant].filter(Boolean).join(" "),
    role: (name: string): string => (isRole(name) ? label(roleLabels[name]) : name),
  };
}
