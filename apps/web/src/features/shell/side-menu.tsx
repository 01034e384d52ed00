import { ScrollArea } from "@mantine/core";
import type { Count } from "@retribusi/contract/define/count";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "../../lib/current-user.ts";
import { activeEntry, menuFor } from "./menu-entries.ts";
import { MenuGroup, MenuLines } from "./menu-group.tsx";
import classes from "./side-menu.module.css";
import { useFolded } from "./use-folded.ts";
import { useMenuFacts } from "./use-menu-facts.ts";

interface Props {
  readonly pages: readonly string[];
  readonly onChoose: () => void;
}

/** Where the acting role can go. Labels are Indonesian in both languages, hence `lang`. */
export function SideMenu({ pages, onChoose }: Props) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const { role } = useCurrentUser();
  const facts = useMenuFacts();
  const sections = menuFor(pages, facts.data?.jenis);
  const current = activeEntry(sections, pathname === "/" ? "/home" : pathname);
  const { isOpen, toggle } = useFolded(sections, current);
  const waiting = new Map<string, Count>(facts.data?.menunggu.map((line) => [line.page, line]));
  // A manager's menu isn't drawn with lines that are taken away a moment later.
  if (facts.isPending && role === "pengelola") return null;
  return (
    <ScrollArea className={classes.scroll ?? ""} type="hover">
      <nav aria-label={t("menu")} lang="id">
        <ul className={classes.list}>
          {sections.map((section) => {
            const lines = { section, waiting, current, onChoose };
            return (
              <li key={section.label}>
                {section.label === "" ? (
                  <MenuLines {...lines} />
                ) : (
                  <MenuGroup {...lines} isOpen={isOpen(section)} onToggle={() => toggle(section)} />
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </ScrollArea>
  );
}
