import type { TimelineDay, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useTranslation } from "react-i18next";
import classes from "./timeline.module.css";

/** How a day looks: over, closed, full or free; a number or a sign goes with each. */
function lookOf({ bebas, lewat, tutup }: TimelineDay): "past" | "closed" | "full" | "free" {
  if (lewat) return "past";
  if (bebas > 0) return "free";
  return tutup ? "closed" : "full";
}

const signs = { past: "·", closed: "–" } as const;

/** Free units of every day over the row of an object. What it says stands in the list for those who don't see it. */
export function FreeStrip({ object: { hari } }: { readonly object: TimelineObject }) {
  const { t } = useTranslation("timeline");
  const say = (count: number) => (hari.length === 1 ? t("freeOn", { count }) : count);
  return (
    <span className={classes.strip} aria-hidden>
      {hari.map((day) => {
        const look = lookOf(day);
        return (
          <span key={day.tanggal} data-look={look} data-long={day.bebas > 99 || undefined}>
            <span>{look === "past" || look === "closed" ? signs[look] : say(day.bebas)}</span>
          </span>
        );
      })}
    </span>
  );
}
