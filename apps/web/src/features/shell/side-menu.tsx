import { NavLink as MantineNavLink, ScrollArea, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { activeEntry, type MenuSection, menuFor } from "./menu-entries.ts";
import { menuIcon } from "./menu-icon.ts";
import classes from "./side-menu.module.css";

interface SectionProps {
  readonly section: MenuSection;
  readonly current: string | undefined;
  readonly onChoose: () => void;
}

function Section({ section, current, onChoose }: SectionProps) {
  const id = useId();
  return (
    <li>
      {section.label ? (
        <Text id={id} component="h2" className={classes.group ?? ""}>
          {section.label}
        </Text>
      ) : null}
      <ul className={classes.list} {...(section.label ? { "aria-labelledby": id } : {})}>
        {section.entries.map(({ label, to }) => {
          const Icon = menuIcon(label);
          return (
            <li key={to}>
              <MantineNavLink
                component={Link}
                to={to}
                label={label}
                leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
                active={to === current}
                aria-current={to === current ? "page" : undefined}
                className={classes.entry ?? ""}
                onClick={onChoose}
              />
            </li>
          );
        })}
      </ul>
    </li>
  );
}

interface Props {
  readonly pages: readonly string[];
  readonly onChoose: () => void;
}

/** Where the acting role can go. Labels are Indonesian in both languages, hence `lang`. */
export function SideMenu({ pages, onChoose }: Props) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const sections = menuFor(pages);
  const current = activeEntry(sections, pathname === "/" ? "/home" : pathname);
  return (
    <ScrollArea className={classes.scroll ?? ""} type="hover">
      <nav aria-label={t("menu")} lang="id">
        <ul className={classes.list}>
          {sections.map((section) => (
            <Section key={section.label} section={section} current={current} onChoose={onChoose} />
          ))}
        </ul>
      </nav>
    </ScrollArea>
  );
}
