import { createHash } from "node:crypto";
import { ROOT } from "../../root.ts";
import { isPending, readRules, type SpecifiedRule, specificationPages } from "../../structure/specification.ts";

/** Chosen before anybody looked which rows it brings. */
const seed = "e-retribusi";
const size = 40;

/** A row keeps its place, whichever others come or go. */
const placeOf = ({ nr }: Pick<SpecifiedRule, "nr">): string =>
  createHash("sha256").update(`${seed} ${nr}`).digest("hex");

/** So many of the rows, which nobody has chosen. */
export const sampleOf = <R extends Pick<SpecifiedRule, "nr">>(rules: readonly R[]): R[] =>
  rules
    .map((rule) => ({ rule, place: placeOf(rule) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ rule }) => rule);

/** The sample among the rows of both pages that aren't pending. */
export const readSample = (): SpecifiedRule[] =>
  sampleOf(specificationPages.flatMap((page) => readRules(ROOT, page)).filter((rule) => !isPending(rule)));
