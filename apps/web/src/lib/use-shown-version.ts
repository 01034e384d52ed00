import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { z } from "zod";
import type { IsUnseen } from "./three-way.ts";
import { findConflict, useVersionConflict } from "./use-version-conflict.ts";

interface Options<T, V extends Record<string, unknown>> {
  readonly form: UseFormReturnType<V>;
  /** As it is when the form is opened. */
  readonly present: T;
  /** Reads what a conflict tells. */
  readonly schema: z.ZodType<T>;
  readonly toValues: (shown: T) => V;
  readonly isUnseen?: IsUnseen;
}

/**
 * What a form shows: as it was when the form was opened, whatever is read since, or as somebody else has left it meanwhile. Its version
 * and its values belong together. Give the whole to `useFormCall` as its `conflict`.
 */
export function useShownVersion<T extends { readonly versi: number }, V extends Record<string, unknown>>({
  form,
  present,
  schema,
  toValues,
  isUnseen = () => false,
}: Options<T, V>) {
  const [shown, setShown] = useState(present);
  const conflict = useVersionConflict(form);
  return {
    ...conflict,
    shown,
    /** Begins anew with what was saved. */
    restart(saved: T): void {
      setShown(saved);
      conflict.end();
    },
    takeOver(error: Error): boolean {
      const found = findConflict(error);
      const now = schema.safeParse({ ...shown, ...found?.record, versi: found?.versi }).data;
      if (!found || !now) return false;
      const ways = { shown: toValues(shown), now: toValues(now), mine: form.getValues() };
      conflict.begin(found.changed, ways, isUnseen);
      setShown(now);
      return true;
    },
  };
}
