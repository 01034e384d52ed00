import { bookingStates, isOver, stateNames } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { toneLooks } from "../../components/status-badge.tsx";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./timeline.module.css";

const holding = stateNames.filter((state) => !isOver(state));

/** What signs and colours mean. */
export function TimelineLegend() {
  const { t } = useTranslation("timeline");
  const text = useLabel();
  return (
    <ul className={classes.legend} aria-label={t("legend")}>
      <li>
        <span className={classes.sample} data-look="free" aria-hidden>
          3
        </span>
        {t("free")}
      </li>
      <li>
        <span className={classes.sample} data-look="full" aria-hidden>
          0
        </span>
        {t("none")}
      </li>
      <li>
        <span className={classes.sample} data-look="closed" aria-hidden />
        {t("closed")}
      </li>
      {holding.map((state) => {
        const { tone, label } = bookingStates[state];
        const { icon: Icon, color } = toneLooks[tone];
        return (
          <li key={state}>
            <Icon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />
            {text(label)}
          </li>
        );
      })}
    </ul>
  );
}
