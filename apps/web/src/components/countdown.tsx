import { Text, VisuallyHidden } from "@mantine/core";
import { useInterval } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../lib/server-clock.ts";
import { timeLeft } from "../lib/time-left.ts";
import classes from "./countdown.module.css";

interface Props {
  readonly deadline: Date;
  /** Called once for a deadline when its time is up, e.g. to load the record again. */
  readonly onOver?: () => void;
}

const urgent = 15 * 60_000;

/**
 * The time left until a deadline, by the server's clock, ticking for the eyes; a screen reader hears it only when it
 * is read, and once when the time is up.
 */
export function Countdown({ deadline, onOver }: Props) {
  const { t } = useTranslation("state");
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), 1000, { autoInvoke: true });
  const { days, hours, clock, isOver } = timeLeft(deadline, now);
  const announcedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!isOver || announcedFor.current === deadline.getTime()) return;
    announcedFor.current = deadline.getTime();
    onOver?.();
  }, [isOver, onOver, deadline]);
  const isUrgent = deadline.getTime() - now.getTime() < urgent;
  // Seconds matter on the last day only.
  const time = days > 0 ? `${t("days", { count: days })} ${t("hours", { count: hours })}` : clock;
  return (
    <Text component="span" className={classes.time ?? ""} data-urgent={isUrgent || undefined}>
      <span role="timer">{isOver ? t("timeUp") : t("timeLeft", { time })}</span>
      <VisuallyHidden role="status">{isOver ? t("timeUp") : ""}</VisuallyHidden>
    </Text>
  );
}
