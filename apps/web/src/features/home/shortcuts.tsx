import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { menuFor } from "../shell/menu-entries.ts";
import { menuIcon } from "../shell/menu-icon.ts";
import classes from "./shortcuts.module.css";

/** The menu as a page: everything the role can open, by group. */
export function Shortcuts() {
  const { t } = useTranslation("home");
  const { pages } = useCurrentUser();
  const sections = menuFor(pages).filter(({ label }) => label !== "");
  return (
    <section aria-label={t("shortcuts")} className={classes.groups}>
      {sections.map(({ label, entries }) => (
        <div key={label}>
          <Text component="h2" lang="id" className={classes.heading ?? ""}>
            {label}
          </Text>
          <ul className={classes.list} lang="id">
            {entries
              .filter(({ to }) => to !== paths.home)
              .map((entry) => {
                const Icon = menuIcon(entry.label);
                return (
                  <li key={entry.to}>
                    <Link to={entry.to} className={classes.link}>
                      <Icon size={18} stroke={1.75} aria-hidden />
                      {entry.label}
                    </Link>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </section>
  );
}
