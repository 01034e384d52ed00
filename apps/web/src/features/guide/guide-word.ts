import { findEntity } from "@retribusi/contract/access/entities";
import { menu } from "@retribusi/contract/access/menu";
import { findPage } from "@retribusi/contract/access/pages";
import type { Label, Language } from "@retribusi/contract/define/label";
import {
  answerWorkingDays,
  finishHours,
  orderMinutes,
  supplementDays,
  undoMinutes,
  unpaidLimit,
} from "@retribusi/contract/features/booking/booking.deadlines";
import { declarationOf, isBookingAction } from "@retribusi/contract/features/booking/booking.machine";
import { bookingStates, isState } from "@retribusi/contract/features/booking/booking.states";
import { offerMinutes } from "@retribusi/contract/features/booking/booking.waitlist";
import { closingDays } from "@retribusi/contract/features/identity/closing.rules";
import { passwordFloors } from "@retribusi/contract/features/identity/password.rules";
import { resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import i18next from "i18next";

export interface Word {
  readonly text: string;
  /** A figure stands in the sentence like any other word; a name is what the reader looks for on the screen. */
  readonly kind: "name" | "figure";
  /** The menu is Indonesian in both languages. */
  readonly lang?: "id";
}

const figures: Readonly<Record<string, number>> = {
  orderMinutes,
  answerWorkingDays,
  finishHours,
  supplementDays,
  undoMinutes,
  unpaidLimit,
  offerMinutes,
  resetMinutes: resetMinutes.mailed,
  closingDays,
  customerPassword: passwordFloors.customer,
  staffPassword: passwordFloors.staff,
};

const labelled = (label: Label | undefined, language: Language): Word | undefined =>
  label ? { text: label[language], kind: "name" } : undefined;

function entryOf(page: string, isWhole: boolean): Word | undefined {
  const found = menu
    .flatMap(({ label, items }) => items.map((item) => ({ group: label, item })))
    .find(({ item }) => item.pages.includes(page));
  if (!found) return undefined;
  const { group, item } = found;
  return { text: isWhole && group ? `${group} › ${item.label}` : item.label, kind: "name", lang: "id" };
}

function fieldOf(name: string): Label | undefined {
  const [entity = "", field = ""] = name.split(".");
  return findEntity(entity)?.fields[field]?.label;
}

type Reader = (name: string, language: Language) => Word | undefined;

/** What stands in the product's declarations. `menu` is the entry's own label, `entry` the one with its group. */
const declared: Readonly<Record<string, Reader>> = {
  menu: (page) => entryOf(page, false),
  entry: (page) => entryOf(page, true),
  page: (name, language) => labelled(findPage(name)?.label, language),
  action: (name, language) => labelled(isBookingAction(name) ? declarationOf(name).label : undefined, language),
  state: (name, language) => labelled(isState(name) ? bookingStates[name].label : undefined, language),
  field: (name, language) => labelled(fieldOf(name), language),
  figure: (name) => {
    const figure = figures[name];
    return figure === undefined ? undefined : { text: String(figure), kind: "figure" };
  },
};

/**
 * The screens' own word behind a name: `booking:cancel.button` of the texts, `menu:billing/terima`, `action:confirm` …, so that a button
 * that gets another name gets it in the guide, too. What a screen fills in is left open: “Confirm for …”; a label that is a sentence stands within another one, without its full stop.
 */
export function wordOf(name: string, language: Language): Word | undefined {
  const [kind = "", ...rest] = name.split(":");
  const read = declared[kind];
  if (read) return read(rest.join(":"), language);
  const text: unknown = i18next.getResource(language, kind, rest.join(":"));
  return typeof text === "string"
    ? { text: text.replaceAll(/\{\{\w+\}\}/g, "…").replace(/\.$/, ""), kind: "name" }
    : undefined;
}

export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly isName: boolean;
}

/** A sentence in pieces: plain words, and names in brackets. */
export const piecesOf = (sentence: string): Piece[] =>
  sentence.split(/\[([a-z]+:[^\]]+)\]/i).map((text, at) => ({ at, text, isName: at % 2 === 1 }));
