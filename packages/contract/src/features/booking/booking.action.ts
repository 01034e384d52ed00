import { z } from "zod";
import type { Label } from "../../define/label.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import type { Refuse, Relation } from "./booking.facts.ts";
import type { BookingState } from "./booking.states.ts";

/** A desk is a page on which actions are taken; some kinds of booking have names of their own for it, see `booking.pages`. */
export type Desk =
  | "konfirmasipesanan"
  | "perubahanpesanan"
  | "pembatalan"
  | "reschedule"
  | "kelengkapan"
  | "kelengkapan_nsb"
  | "konfirmasipesanan_nsb";

export interface ActionDeclaration {
  readonly label: Label;
  /** Empty for the order itself, which makes the booking. */
  readonly from: readonly BookingState[];
  /** `same` stays where it is; by the state that it is taken from where that decides. */
  readonly to: BookingState | "same" | Partial<Record<BookingState, BookingState>>;
  /** Where else it may lead, and when. */
  readonly or?: { readonly to: BookingState; readonly when: Label };
  readonly by: readonly Relation[];
  /** People may take it when the deadline of the state has passed as well. */
  readonly late?: true;
  readonly input: z.ZodObject;
  /** The first reason against it, beside state, permission, relation and deadline. Units and prices are decided later. */
  readonly refuse: Refuse;
}

/** What a person does with one booking, by a call of its own. */
export interface PersonalDeclaration extends ActionDeclaration {
  /** `POST {trx}/{address}/:id`. Several names where the specification has them; whoever may take the action may use any. */
  readonly address: string | Readonly<Record<BookingKind, readonly [string, ...string[]]>>;
  /** Whoever holds one of these pages may take it. */
  readonly pages: readonly Desk[];
  /** It may take units, and so runs with the object's inventory in hand. */
  readonly takesUnits?: boolean;
  /** How the staff is asked before it happens: a question, words, unit by unit, a form of its own or a page. */
  readonly ask?: "question" | "note" | "units" | "discount" | "swap" | "extension" | "page";
  /** Its button stands behind “More”. */
  readonly aside?: true;
  /** What its button looks like; the main ones come first, the dangerous ones last. */
  readonly look?: "main" | "plain" | "danger";
}

/** Where the action leads from a state. */
export function targetOf({ to }: Pick<ActionDeclaration, "to">, from: BookingState): BookingState {
  if (to === "same") return from;
  return typeof to === "string" ? to : (to[from] ?? from);
}

/** Keeps the literal types of the declaration, from which `can`, calls and bodies are derived. */
export const defineAction = <const D extends ActionDeclaration | PersonalDeclaration>(declaration: D): D => declaration;

/** The version of the booking that the form showed; a booking that changed since answers CONFLICT. */
export const versi = z.int().min(0);

/** A price that changed after the customer agreed to it. */
export const agreeAgain = {
  to: "complete",
  when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" },
} as const;
