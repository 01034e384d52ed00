import type { UseFormReturnType } from "@mantine/form";
import { type ConflictDetails, conflictDetails, type LastChange } from "@retribusi/contract/define/conflict";
import { useState } from "react";
import { ApiError } from "./api-error.ts";
import { adopted, clashesOf, type IsUnseen, isSame, rebased, type ThreeWays } from "./three-way.ts";

/** Whose value is kept: that of the record as it is now, or what was typed. */
export type Side = "now" | "mine";

/** The record as somebody else has left it, where that is why an edit was refused. */
export function findConflict(error: unknown): ConflictDetails | undefined {
  if (!(error instanceof ApiError) || error.code !== "CONFLICT") return undefined;
  return conflictDetails.safeParse(error.details).data;
}

interface Conflict<V extends Record<string, unknown>> extends ThreeWays<V> {
  readonly changed: LastChange | null;
  readonly clashes: readonly string[];
  readonly others: readonly string[];
  readonly chosen: Readonly<Partial<Record<string, Side>>>;
  /** Counts refused attempts: each one leads the person to what has to be chosen. */
  readonly attempt: number;
  /** Somebody tried to save before everything was chosen. */
  readonly isMissed: boolean;
  /** Counts changes of inputs past themselves: an editor of rich text reads its text only when it begins. */
  readonly turn: number;
}

/**
 * A form whose record was changed by somebody else while it was open. What was typed stays on top of what is there now; where both
 * changed the same field the person chooses before the form can be sent again.
 */
export function useVersionConflict<V extends Record<string, unknown>>(form: UseFormReturnType<V>) {
  const [conflict, setConflict] = useState<Conflict<V>>();
  const values: Readonly<Record<string, unknown>> = form.values;
  /** A value that was typed anew after the conflict was told is a choice too. */
  const sideOf = (name: string): Side | undefined => {
    if (!conflict) return undefined;
    const isTyped = ![conflict.mine[name], conflict.now[name]].some((known) => isSame(known, values[name]));
    return isTyped ? "mine" : conflict.chosen[name];
  };
  const open = conflict?.clashes.filter((name) => sideOf(name) === undefined) ?? [];
  return {
    conflict,
    sideOf,
    /** What stands for my side: what is in the input, unless the record's value is. */
    mineOf: (name: string): unknown =>
      sideOf(name) === "now" || !conflict ? conflict?.mine[name] : (values[name] ?? conflict.mine[name]),
    begin(changed: LastChange | null, ways: ThreeWays<V>, isUnseen: IsUnseen): void {
      form.setInitialValues(ways.now);
      form.setValues(rebased(ways));
      form.clearErrors();
      const attempt = (conflict?.attempt ?? 0) + 1;
      const found = {
        clashes: clashesOf(ways, isUnseen),
        others: adopted(ways),
        chosen: {},
        attempt,
        isMissed: false,
        turn: (conflict?.turn ?? 0) + 1,
      };
      setConflict({ ...ways, ...found, changed });
    },
    /** Saved, or given up. */
    end: () => setConflict(undefined),
    choose(names: readonly string[], side: Side): void {
      if (!conflict) return;
      const kept = Object.entries<unknown>(conflict[side]).filter(([name]) => names.includes(name));
      form.setValues((present) => ({ ...present, ...Object.fromEntries(kept) }));
      const chosen = Object.fromEntries(names.map((name) => [name, side]));
      setConflict({ ...conflict, chosen: { ...conflict.chosen, ...chosen }, turn: conflict.turn + 1 });
    },
    /** Whether everything is chosen; where it isn't, the person is led there. */
    isSettled(): boolean {
      if (!conflict || open.length === 0) return true;
      setConflict({ ...conflict, attempt: conflict.attempt + 1, isMissed: true });
      return false;
    },
  };
}

export type VersionConflict = Pick<
  ReturnType<typeof useVersionConflict<Record<string, unknown>>>,
  "conflict" | "sideOf" | "mineOf" | "choose"
>;
