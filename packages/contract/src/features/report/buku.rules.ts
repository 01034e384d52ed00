import { z } from "zod";
import type { Label } from "../../define/label.ts";
import { words } from "../../define/pattern.ts";
import { chooseAmong } from "./report.query.ts";

export interface AgeBand {
  /** First and last day of age; the last band has no end. */
  readonly from: number;
  readonly until: number | null;
  readonly label: Label;
}

/** Ages of what is open, from the youngest. */
export const ageBands = [
  { from: 0, until: 1, label: { en: "0–1 days", id: "0–1 hari" } },
  { from: 2, until: 7, label: { en: "2–7 days", id: "2–7 hari" } },
  { from: 8, until: 30, label: { en: "8–30 days", id: "8–30 hari" } },
  { from: 31, until: 90, label: { en: "31–90 days", id: "31–90 hari" } },
  { from: 91, until: null, label: { en: "over 90 days", id: "lebih dari 90 hari" } },
] as const satisfies readonly AgeBand[];

/** The band of an age in days. */
export const ageBandOf = (days: number): AgeBand => ageBands.findLast(({ from }) => days >= from) ?? ageBands[0];

/** Only what is of one band, which is named by its first day. */
export const ageQuery = {
  kelompokumur: z
    .enum(
      ageBands.map(({ from }) => String(from)),
      words(chooseAmong(ageBands.map(({ label }) => label))),
    )
    .optional(),
};

/** The band that was asked for. */
export const askedBand = (name: unknown): AgeBand | undefined => ageBands.find(({ from }) => String(from) === name);
