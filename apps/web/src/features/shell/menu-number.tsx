import { VisuallyHidden } from "@mantine/core";
import type { Count } from "@retribusi/contract/define/count";
import { useTranslation } from "react-i18next";
import { numberText } from "../../lib/counter.ts";
import { useLanguage } from "../../lib/use-label.ts";
import classes from "./side-menu.module.css";

/** How many wait behind a line, or behind all lines of a folded group; nothing where none do. */
export function MenuNumber({ counts }: { readonly counts: readonly (Count | undefined)[] }) {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const known = counts.filter((count) => count !== undefined);
  const num = known.reduce((sum, count) => sum + count.num, 0);
  if (num === 0) return null;
  const text = numberText({ num, more: known.some(({ more }) => more) }, language);
  return (
    <>
      <span className={classes.number} aria-hidden>
        {text}
      </span>
      <VisuallyHidden lang={language}>{` – ${t("waiting", { number: text })}`}</VisuallyHidden>
    </>
  );
}
