import { Text, VisuallyHidden } from "@mantine/core";
import { useInterval } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../lib/server-clock.ts";
import { type TimeLeft, timeLeft } from "../lib/time-left.ts";
import classes from "./countdown.module.css";

interface Props {
  readonly deadline: Date;
  /** Called once for a deadline when its time is up, e.g. to load the record again. */
  readonly onOver?: () => void;
}

const urgent = 15 * 60_000;
const lastMinutes = 5;

/** “2 days 3 hours”, “2 days”, “3 h 20 min”, “59 min”; seconds matter in the last minutes only. */
function useTimeWords(): (left: TimeLeft) => string {
  const { t } = useTranslation("state");
  return ({ days, hours, minutes, clock }) => {
    if (days > 0)
      return [t("days", { count: days }), hours > 0 && t("hours", { count: hours })].filter(Boolean).join(" ");
    if (hours > 0) return t("hoursAndMinutes", { hours, minutes });
    return minutes < lastMinutes ? clock : t("minutes", { minutes });
  };
}

/**
 * The time left until a deadline, by the server's clock, ticking for the eyes; a screen reader hears it only when it
 * is read, and once when the time is up.
 */
export function Countdown({ deadline, onOver }: Props) {
  const { t } = useTranslation("state");
  const words = useTimeWords();
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), 1000, { autoInvoke: true });
  const left = timeLeft(deadline, now);
  const { isOver } = left;
  const announcedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!isOver || announcedFor.current === deadline.getTime()) return;
    announcedFor.current = deadline.getTime();
    onOver?.();
  }, [isOver, onOver, deadline]);
  const isUrgent = deadline.getTime() - now.getTime() < urgent;
  return (
    <Text component="span" className={classes.time ?? ""} data-urgent={isUrgent || undefined}>
      <span role="timer">{isOver ? t("timeUp") : t("timeLeft", { time: words(left) })}</span>
      <VisuallyHidden role="status">{isOver ? t("timeUp") : ""}</VisuallyHidden>
    </Text>
  );
}
