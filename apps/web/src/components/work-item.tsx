import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "./use-keys.ts";
import classes from "./work-item.module.css";

const steps: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowDown: "nextElementSibling",
  ArrowUp: "previousElementSibling",
};

/** The arrows go from one to the next. */
function move(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  const next = step && event.currentTarget.closest("li")?.[step]?.querySelector("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Props {
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  /** Before it, to be pressed by itself. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One line of a desk's list. Its parts are `WorkName`, `WorkLine` and `WorkEnd`. */
export const WorkItem = ({ isCurrent, onChoose, lead, children }: Props) => (
  <li data-lead={lead ? true : undefined}>
    {lead}
    <button type="button" className={classes.item} aria-current={isCurrent} onClick={onChoose} onKeyDown={move}>
      {children}
    </button>
  </li>
);

interface Part {
  readonly children: ReactNode;
}

/** What it is called. */
export const WorkName = ({ children }: Part) => <span className={classes.name}>{children}</span>;
/** A line below, over the whole width. */
export const WorkLine = ({ children }: Part) => <span className={classes.wide}>{children}</span>;
/** What stands at the right of a line. */
export const WorkEnd = ({ children }: Part) => <span className={classes.end}>{children}</span>;

/** What there is to work on, one after the other; J and K open the next and the one before from anywhere on the page. */
export function WorkItems({ label, children }: Part & { readonly label: string }) {
  const { t } = useTranslation("keys");
  const list = useRef<HTMLUListElement>(null);
  const open = (by: 1 | -1) => {
    const items = [...(list.current?.querySelectorAll<HTMLButtonElement>("button[aria-current]") ?? [])];
    const current = items.findIndex((item) => item.getAttribute("aria-current") === "true");
    const next = items[current + by];
    next?.focus();
    next?.click();
  };
  useKeys([
    { key: "J", words: t("next"), run: () => open(1) },
    { key: "K", words: t("previous"), run: () => open(-1) },
    { key: "ArrowUp ArrowDown", words: t("step") },
    { key: "Enter", words: t("open") },
  ]);
  return (
    <ul className={classes.list} aria-label={label} ref={list}>
      {children}
    </ul>
  );
}
