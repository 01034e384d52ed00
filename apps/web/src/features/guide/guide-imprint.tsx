import { formatDate, localDate } from "@retribusi/contract/define/dates";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { UsualZone, useOrganisation } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./guide-page.module.css";
import type { Words } from "./guide-text.ts";

/** Whose guide it is and how old a printed one is. */
export function GuideImprint({ words }: { readonly words: Words }) {
  const { t } = useTranslation("shell");
  const { namaorganisasi } = useOrganisation();
  const today = formatDate(localDate(serverNow(), useContext(UsualZone)), useLanguage());
  return (
    <div className={classes.imprint}>
      {[t("product"), namaorganisasi ?? t("tagline"), `${words.asOf} ${today}`].join(" · ")}
      <OrganisationContact inherit />
    </div>
  );
}
