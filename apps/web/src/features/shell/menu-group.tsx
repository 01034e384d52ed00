import { NavLink as MantineNavLink, UnstyledButton } from "@mantine/core";
import type { Count } from "@retribusi/contract/define/count";
import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { MenuSection } from "./menu-entries.ts";
import { menuIcon } from "./menu-icon.ts";
import { MenuNumber } from "./menu-number.tsx";
import classes from "./side-menu.module.css";

interface LinesProps {
  readonly section: MenuSection;
  /** By page, what waits there. */
  readonly waiting: ReadonlyMap<string, Count>;
  readonly current: string | undefined;
  readonly onChoose: () => void;
}

/** The lines of a group, with how many wait behind them. */
export function MenuLines({ section, waiting, current, onChoose }: LinesProps) {
  return (
    <ul className={classes.list}>
      {section.entries.map(({ label, to, page }) => {
        const Icon = menuIcon(label);
        return (
          <li key={to}>
            <MantineNavLink
              component={Link}
              to={to}
              label={label}
              leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
              rightSection={<MenuNumber counts={[waiting.get(page)]} />}
              active={to === current}
              aria-current={to === current ? "page" : undefined}
              className={classes.entry ?? ""}
              onClick={onChoose}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface GroupProps extends LinesProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A group that folds; folded it says how much waits in it. */
export function MenuGroup({ isOpen, onToggle, ...lines }: GroupProps) {
  const id = useId();
  const { section, waiting, current } = lines;
  const holdsPage = section.entries.some(({ to }) => to === current);
  return (
    <>
      <h2 className={classes.heading}>
        <UnstyledButton
          className={classes.group ?? ""}
          aria-expanded={isOpen}
          aria-controls={id}
          data-current={(holdsPage && !isOpen) || undefined}
          onClick={onToggle}
        >
          <span>{section.label}</span>
          {isOpen ? null : <MenuNumber counts={section.entries.map(({ page }) => waiting.get(page))} />}
          <IconChevronDown size={14} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </h2>
      <div id={id} hidden={!isOpen}>
        <MenuLines {...lines} />
      </div>
    </>
  );
}
