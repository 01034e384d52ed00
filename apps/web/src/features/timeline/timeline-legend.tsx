import { bookingStates, isOver, stateNames } from "@retribusi/contract/features/booking/booking.states";
import { IconArrowsMove } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { toneLooks } from "../../components/status-badge.tsx";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./timeline.module.css";
import { useHasMouse } from "./use-has-mouse.ts";

const holding = stateNames.filter((state) => !isOver(state));
/** States that have one sign, in the order in which a booking goes through them. */
const bySign = Map.groupBy(holding, (state) => bookingStates[state].tone);

/** What signs and colours mean. */
export function TimelineLegend() {
  const { t } = useTranslation("timeline");
  const text = useLabel();
  const hasMouse = useHasMouse();
  return (
    <ul className={classes.legend} aria-label={t("legend")}>
      <li>
        <span className={classes.sample} data-look="free" aria-hidden>
          3
        </span>
        {t("signs.free")}
      </li>
      <li>
        <span className={classes.sample} data-look="full" aria-hidden>
          0
        </span>
        {t("signs.full")}
      </li>
      <li>
        <span className={classes.sample} data-look="closed" aria-hidden />
        {t("closed")}
      </li>
      <li>
        <span className={classes.sample} data-look="past" aria-hidden>
          ·
        </span>
        {t("past")}
      </li>
      {[...bySign].map(([tone, states]) => {
        const { icon: Icon, color } = toneLooks[tone];
        return (
          <li key={tone}>
            <Icon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />
            {states.map((state) => text(bookingStates[state].label)).join(", ")}
          </li>
        );
      })}
      {hasMouse ? (
        <li>
          <IconArrowsMove size={16} aria-hidden />
          {t("canDrag")}
        </li>
      ) : null}
    </ul>
  );
}
