import { Combobox } from "@mantine/core";
import { type Icon, IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./search.module.css";

export interface FoundRow {
  readonly to: string;
  readonly title: string;
  readonly text?: string;
  readonly badge?: ReactNode;
  /** Of words that are the same in both languages. */
  readonly lang?: string;
}

interface Props {
  readonly label: string;
  readonly icon: Icon;
  readonly rows: readonly FoundRow[];
  /** More match than are shown. */
  readonly hasMore?: boolean;
}

/** Rows of one kind; nothing where there are none. */
export function FoundGroup({ label, icon: Picture, rows, hasMore = false }: Props) {
  const { t } = useTranslation("search");
  if (rows.length === 0) return null;
  return (
    <Combobox.Group label={hasMore ? `${label} – ${t("more")}` : label}>
      {rows.map(({ to, title, text, badge, lang }) => (
        <Combobox.Option key={to} value={to} className={classes.row ?? ""} lang={lang}>
          <Picture size={18} stroke={1.75} aria-hidden className={classes.picture} />
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            {text ? <span className={classes.text}>{text}</span> : null}
          </span>
          {badge}
          <IconArrowRight size={16} aria-hidden className={classes.go} />
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
