import { wordsOf } from "@retribusi/contract/access/code-words";
import { findPage } from "@retribusi/contract/access/pages";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { PermissionGroup, PermissionRow } from "./permission-groups.ts";

/** How groups, pages and roles are called on the screens that grant them. */
export function usePermissionWords() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  return {
    group: ({ key, title }: PermissionGroup): string =>
      title ? label(title) : key === "others" ? t("others") : t("general"),
    page: ({ name }: Pick<PermissionRow, "name">): string => label(findPage(name)?.label ?? { en: name, id: name }),
    /** The whole of it: “Agencies: List”. */
    permission: (name: string): string => {
      const whole = wordsOf("permission", name);
      return whole ? label(whole) : name;
    },
    role: (name: string): string => (isRole(name) ? label(roleLabels[name]) : name),
  };
}
