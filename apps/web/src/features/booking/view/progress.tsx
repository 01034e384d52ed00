import { VisuallyHidden } from "@mantine/core";
import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/use-label.ts";
import type { BookingRecord } from "../booking-query.ts";
import classes from "./progress.module.css";
import { progressOf } from "./progress-steps.ts";

const marks = { done: IconCheck, ended: IconX } as const;

/** What happened, what is next and what comes after: the way of a booking at a glance. */
export function ProgressList({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const zone = zoneOf(booking.objek.zona);
  return (
    <ol className={classes.steps} aria-label={t("progress.title")}>
      {progressOf(booking).map(({ step, state, at }, index) => {
        const Mark = state === "done" || state === "ended" ? marks[state] : null;
        return (
          <li key={step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <span className={classes.mark} aria-hidden>
              {Mark ? <Mark size={16} stroke={3} /> : index + 1}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{t(`progress.${step}.${state === "done" ? "done" : "todo"}`)}</span>
              <VisuallyHidden>{t(`progress.${state}`)}</VisuallyHidden>
              {at ? <span className={classes.at}>{formatInstant(new Date(at), zone, language)}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
