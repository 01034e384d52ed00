import { Anchor, Text } from "@mantine/core";
import { entities } from "@retribusi/contract/access/entities";
import { cellOf } from "@retribusi/contract/access/field-cell";
import { textOf } from "@retribusi/contract/define/cell";
import type { HistoryEntry } from "@retribusi/contract/features/system/audit.endpoints";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHoldsPage } from "../../lib/current-user.ts";
import { UsualZone } from "../../lib/organisation.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { addressOfPage } from "../record-pages.ts";
import { differencesOf } from "./audit-change.ts";
import { AuditTable } from "./audit-table.tsx";
import classes from "./record-history.module.css";

const { fields } = entities.jejak_audit;

function useWords(entry: HistoryEntry) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const zone = use(UsualZone);
  const textIn = (name: "waktu" | "peran" | "aksi") =>
    textOf(cellOf(fields[name], entry[name], entry, { language, zone }), language);
  const who = [entry.fullname ?? t("system"), entry.peran ? textIn("peran") : ""].filter(Boolean).join(", ");
  return { action: textIn("aksi"), when: textIn("waktu"), who };
}

/** One thing that was done: what, who, when, and field by field from what to what. */
export function HistoryItem({ entry }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation("history");
  const holds = useHoldsPage();
  const heading = useId();
  const { action, when, who } = useWords(entry);
  const { aksi, sebelum, sesudah } = entry;
  const differences = differencesOf(sebelum, sesudah);
  const sides = sebelum && sesudah ? (["before", "after"] as const) : ([sebelum ? "before" : "after"] as const);
  return (
    <li className={classes.entry} aria-labelledby={heading}>
      <div className={classes.head}>
        <Text id={heading} fw={600}>
          {action}
        </Text>
        <Text size="sm" c="dimmed">
          {when} · {who}
        </Text>
        {holds("jejak_audit/view") ? (
          <Anchor
            component={Link}
            to={addressOfPage("jejak_audit/view", String(entry.id))}
            size="sm"
            aria-label={t("openEntry", { action, when })}
          >
            {t("open")}
          </Anchor>
        ) : null}
      </div>
      {aksi === "lihat_nik" ? null : differences.length > 0 ? (
        <AuditTable subject={entry.entitas} differences={differences} sides={sides} />
      ) : (
        <Text size="sm" c="dimmed">
          {t(sides.length > 1 ? "same" : "nothing")}
        </Text>
      )}
    </li>
  );
}
