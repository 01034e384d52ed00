import { addDays, daysBetween } from "@retribusi/contract/define/dates";
import type { HeatMap } from "@retribusi/contract/features/report/report.endpoints";
import { memo, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "../../../components/use-keys.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { reportToday } from "../period.ts";
import { formatLongMonth, formatShortMonth, formatValue } from "../report-value.ts";
import classes from "./heat-grid.module.css";
import { stepOf } from "./heat-step.ts";
import { useGridFocus } from "./use-grid-focus.ts";

type HeatObject = HeatMap["objects"][number];

const nameOfObject = ({ objectname, subobjectname }: Pick<HeatObject, "objectname" | "subobjectname">): string =>
  [objectname, subobjectname].filter(Boolean).join(", ");

interface RowProps {
  readonly object: HeatObject;
  readonly row: number;
  /** The words of a cell, without the object's name. */
  readonly says: (day: number, percent: number | null) => string;
  readonly linkOf: (object: HeatObject, day: number) => string | undefined;
}

interface CellProps {
  readonly words: string;
  readonly percent: number | null;
  readonly to: string | undefined;
  readonly place: { readonly "data-row": number; readonly "data-column": number; readonly tabIndex: 0 | -1 };
}

/** A day that somebody came is a link to the bookings; any other one is only read. */
function HeatCell({ words, percent, to, place }: CellProps) {
  const step = percent === null ? "none" : stepOf(percent);
  if (!to) {
    return (
      <td data-step={step} aria-label={words} {...place}>
        {percent || null}
      </td>
    );
  }
  return (
    <td data-step={step}>
      <a href={`#${to}`} aria-label={words} {...place}>
        {percent}
      </a>
    </td>
  );
}

/** Thousands of cells: drawn once, focused by hand. */
const HeatRow = memo(function HeatRow({ object, row, says, linkOf }: RowProps) {
  const name = nameOfObject(object);
  return (
    <tr>
      <th scope="row">{name}</th>
      {object.days.map((percent, day) => (
        <HeatCell
          key={says(day, null)}
          words={`${name}, ${says(day, percent)}`}
          percent={percent}
          to={percent ? linkOf(object, day) : undefined}
          place={{ "data-row": row, "data-column": day, tabIndex: row === 0 && day === 0 ? 0 : -1 }}
        />
      ))}
    </tr>
  );
});

/** The months above their days: the first column of each, and how many it has. */
function monthsOver(dari: string, count: number): { readonly month: string; readonly days: number }[] {
  const months = new Map<string, number>();
  for (let day = 0; day < count; day += 1) {
    const month = addDays(dari, day).slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  return [...months].map(([month, days]) => ({ month, days }));
}

function Head({ dari, count, isWide }: { readonly dari: string; readonly count: number; readonly isWide: boolean }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={isWide ? 2 : 1}>
          {t("heat.object")}
        </th>
        {monthsOver(dari, count).map(({ month, days }) => (
          <th key={month} scope="colgroup" colSpan={days} className={classes.month}>
            <span>{days < 12 ? formatShortMonth(month, language) : formatLongMonth(month, language)}</span>
          </th>
        ))}
      </tr>
      {isWide ? (
        <tr>
          {Array.from({ length: count }, (_, day) => addDays(dari, day)).map((day) => (
            <th key={day} scope="col" className={classes.day}>
              {Number(day.slice(8))}
            </th>
          ))}
        </tr>
      ) : null}
    </thead>
  );
}

const scale = [
  { step: 0, words: "0%" },
  { step: 1, words: "1–34%" },
  { step: 2, words: "35–68%" },
  { step: 3, words: "69–99%" },
  { step: 4, words: "100%" },
] as const;

function Scale() {
  const { t } = useTranslation("report");
  return (
    <ul className={classes.scale} aria-label={t("heat.scale")}>
      {scale.map(({ step, words }) => (
        <li key={step}>
          <span className={classes.sample} data-step={step} aria-hidden />
          {words}
        </li>
      ))}
      <li>
        <span className={classes.sample} data-step="none" aria-hidden />
        {t("heat.scaleNone")}
      </li>
    </ul>
  );
}

/** Today is in view when the map opens, whatever came before it. */
function useScrollToDay({ dari }: HeatMap) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-column="${daysBetween(dari, reportToday())}"]`);
    if (box.current && cell)
      box.current.scrollLeft = (cell.closest("td")?.offsetLeft ?? 0) - box.current.clientWidth * 0.75;
  }, [dari]);
  return box;
}

/** Days up to which each cell has room for its number. */
const roomy = 45;

interface Props {
  readonly map: HeatMap;
  /** The address of the bookings of an object on a day. */
  readonly addressOf: (objectid: number, day: string) => string | undefined;
}

/** Occupancy of each object on each day: a table whose cells are reached by arrow keys, each with its figure in words. */
export function HeatGrid({ map, addressOf }: Props) {
  const { t } = useTranslation("report");
  const { t: keys } = useTranslation("keys");
  useKeys([
    { key: "ArrowUp ArrowDown ArrowLeft ArrowRight", words: keys("cells") },
    { key: "PageUp PageDown", words: keys("week") },
    { key: "Home End", words: keys("ends") },
  ]);
  const language = useLanguage();
  const help = useId();
  const [description, setDescription] = useState("");
  const count = daysBetween(map.dari, map.sampai) + 1;
  const isWide = count <= roomy;
  const box = useScrollToDay(map);
  const focus = useGridFocus({ rows: map.objects.length, columns: count }, box, setDescription);
  const { dari } = map;
  const says = useMemo(
    () => (day: number, percent: number | null) =>
      `${formatValue("day", addDays(dari, day), language)}: ${percent === null ? t("heat.none") : t("heat.percent", { percent })}`,
    [dari, language, t],
  );
  const linkOf = useMemo(
    () => (object: HeatObject, day: number) => addressOf(object.objectid, addDays(dari, day)),
    [addressOf, dari],
  );
  return (
    <div className={classes.map}>
      <p id={help} className={classes.help}>
        <span className={classes.byKeys}>{t("heat.help")}</span>
        <span className={classes.byTouch}>{t("heat.touch")}</span>
      </p>
      <Scale />
      <p className={classes.description} aria-hidden>
        <span className={description ? undefined : classes.byKeys}>{description || t("heat.choose")}</span>
      </p>
      <div className={classes.box} ref={box}>
        <table
          className={classes.grid}
          aria-label={t("heat.title")}
          aria-describedby={help}
          data-wide={isWide || undefined}
          {...focus}
        >
          <Head dari={dari} count={count} isWide={isWide} />
          <tbody>
            {map.objects.map((object, row) => (
              <HeatRow key={object.objectid} object={object} row={row} says={says} linkOf={linkOf} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
