import type { LastChange } from "@retribusi/contract/define/conflict";
import { type AnyEntity, keyOf } from "@retribusi/contract/define/entity";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, isMissing } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { clashesOf } from "../../lib/three-way.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { findConflict } from "../../lib/use-version-conflict.ts";
import { isUnseen } from "../form/clash-value.tsx";
import { toBody, toFormValues } from "../form/form-values.ts";
import { findProblems } from "../form/problem-text.ts";
import type { RecordRow } from "../record.ts";
import { editRecord } from "../record-api.ts";
import { useRecordCache } from "../use-record-cache.ts";

interface Options {
  readonly entity: AnyEntity;
  readonly record: RecordRow;
  /** The field that is changed. */
  readonly name: string;
  /** Saved, or nothing to save. */
  readonly onDone: () => void;
}

/** What somebody else has made of the record while one of its fields was being changed. */
interface InlineConflict {
  readonly changed: LastChange | null;
  /** The field itself was changed, or may have been where its value isn't shown; its value now is in the record. */
  readonly isClash: boolean;
  readonly record: RecordRow;
}

/** What the editor shows: the record of the moment when it was opened, whatever the list reads since, and the refused try. */
function useShown({ entity, record, name }: Options) {
  const cache = useRecordCache(entity);
  const [shown, setShown] = useState(record);
  const [conflict, setConflict] = useState<InlineConflict>();
  return {
    shown,
    conflict,
    end: () => setConflict(undefined),
    /** Takes over what the record is now; answers whether that is what the error was about. */
    takeOver(error: Error, mine: Readonly<Record<string, unknown>>): boolean {
      const found = findConflict(error);
      if (!found) return false;
      const now = { ...shown, ...found.record, versi: found.versi };
      const inputs = (of: RecordRow) => toFormValues(entity, [name], of);
      const ways = { shown: inputs(shown), now: inputs(now), mine };
      const isClash = clashesOf(ways, () => isUnseen(entity, name, now)).length > 0;
      setConflict({ changed: found.changed, isClash, record: now });
      setShown(now);
      cache.found(keyOf(entity, shown), now);
      return true;
    },
  };
}

/** One field of one record: checked by the form's own rules, sent only when it is right and differs. */
export function useInlineEdit(options: Options) {
  const { entity, record, name, onDone } = options;
  const text = useLabel();
  const { t: state } = useTranslation("state");
  const cache = useRecordCache(entity);
  const once = useOneAtATime();
  const { t: records } = useTranslation("records");
  const { shown, conflict, takeOver, end: endConflict } = useShown(options);
  const [values, setValues] = useState(() => toFormValues(entity, [name], record));
  const [problem, setProblem] = useState<string>();
  const key = keyOf(entity, shown);
  const edit = useMutation({
    mutationFn: (body: Record<string, unknown>) => editRecord(entity.name, key, shown, body),
    onSuccess: (saved) => {
      cache.edited(key, saved);
      onDone();
    },
    onError: (error) => {
      if (takeOver(error, values)) return;
      if (isMissing(error)) endConflict();
      const message = isMissing(error) ? records("deletedInline") : errorText(error, state);
      // A rule among several fields may name another one than that which is edited here.
      const fields = error instanceof ApiError ? error.fields : {};
      setProblem(fields[name] || Object.values(fields)[0] || message);
    },
  });
  const change = toBody(entity, values, toFormValues(entity, [name], shown));
  return {
    value: values[name],
    problem,
    conflict,
    isChanged: Object.keys(change).length > 0,
    isSaving: edit.isPending,
    set(value: unknown): void {
      setProblem(undefined);
      setValues({ [name]: value });
    },
    save(): void {
      const isSame = Object.keys(change).length === 0;
      const found = findProblems(entity, [name], change, "edit")[name];
      if (isSame) onDone();
      else if (found) setProblem(text(found));
      else once((end) => edit.mutate(change, { onSettled: end }));
    },
  };
}

export type InlineEdit = ReturnType<typeof useInlineEdit>;
