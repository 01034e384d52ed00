import type { LastChange } from "@retribusi/contract/define/conflict";
import { formatInstant } from "@retribusi/contract/define/dates";
import { roleLabels } from "@retribusi/contract/define/roles";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { UsualZone } from "../lib/organisation.ts";
import { useLabel, useLanguage } from "../lib/use-label.ts";

/** “Changed by Sari (Agency), 22 November 2026, 09:14 WIB”, as far as it is known. */
export function useChangedBy(): (changed: LastChange | null) => string {
  const { t } = useTranslation("conflict");
  const label = useLabel();
  const language = useLanguage();
  const zone = use(UsualZone);
  return (changed) => {
    if (!changed) return t("changed");
    const when = formatInstant(new Date(changed.at), zone, language);
    if (changed.own) return t("changedByYou", { when });
    const role = changed.role ? label(roleLabels[changed.role]) : "";
    const who = changed.name && role ? `${changed.name} (${role})` : (changed.name ?? role);
    return who ? t("changedBy", { who, when }) : t("changedAt", { when });
  };
}
