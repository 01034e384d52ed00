import { type UseFormReturnType, useForm } from "@mantine/form";
import { type AnyEntity, fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, isMissing } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { findConflict, useVersionConflict } from "../../lib/use-version-conflict.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { dependentsOf } from "../fields/reference/use-options.ts";
import type { RecordRow } from "../record.ts";
import { addRecord, editRecord } from "../record-api.ts";
import { type EntityPage, formFieldsOf } from "../record-pages.ts";
import { useRecordCache } from "../use-record-cache.ts";
import { isUnseen } from "./clash-value.tsx";
import type { FormPlan } from "./form-plan.ts";
import { type FormValues, toBody, toFormValues } from "./form-values.ts";
import { findProblems } from "./problem-text.ts";

export type Outcome = "added" | "updated" | "unchanged";

export interface FormOptions {
  readonly page: EntityPage;
  readonly plan: FormPlan;
  /** The record to change; undefined when one is added. */
  readonly record: RecordRow | undefined;
  /** What stands in the inputs at first. */
  readonly start: RecordRow;
  /** Saves what was typed; answers with the saved record. */
  readonly send: (sent: Sent) => Promise<RecordRow>;
}

interface Options extends FormOptions {
  readonly onDone: (outcome: Outcome) => void;
}

export interface Sent {
  readonly body: FormValues;
  /** The record as it was shown; its version goes along. */
  readonly shown: RecordRow | undefined;
}

/** Saves by the entity's own add or edit. */
export const sendRecord =
  ({ entity }: EntityPage) =>
  ({ body, shown }: Sent): Promise<RecordRow> =>
    shown ? editRecord(entity.name, keyOf(entity, shown), shown, body) : addRecord(entity.name, body);

function useSave({ page: { entity }, send }: Options, onSaved: () => void) {
  const cache = useRecordCache(entity);
  const once = useOneAtATime();
  const isSaved = useRef(false);
  const save = useMutation({
    mutationFn: send,
    onSuccess: (saved, { shown }) => {
      if (shown) cache.edited(keyOf(entity, shown), saved);
      else cache.added(saved);
      isSaved.current = true;
      onSaved();
    },
  });
  return {
    save,
    isSaved,
    send: (sent: Sent, onFailed: (error: Error) => void) =>
      once((end) =>
        save.mutate(sent, {
          onError: (error) => {
            end();
            onFailed(error);
          },
        }),
      ),
  };
}

/**
 * The record as the form shows it: that of the moment when the form was opened, whatever the list behind reads since, or that which
 * somebody else has left meanwhile. Its version and its values belong together.
 */
function useShown({ page, record }: Options, form: UseFormReturnType<FormValues>, names: readonly string[]) {
  const { entity } = page;
  const cache = useRecordCache(entity);
  const [shown, setShown] = useState(record);
  const [isDeleted, setDeleted] = useState(false);
  const conflict = useVersionConflict(form);
  return {
    shown,
    isDeleted,
    before: toFormValues(entity, names, shown),
    conflict,
    /** Takes over what the record is now; answers whether that is what the error was about. */
    takeOver(error: Error): boolean {
      if (!shown) return false;
      if (isMissing(error)) {
        // What somebody changed before deleting it is of no use any more.
        conflict.end();
        setDeleted(true);
        cache.missing(keyOf(entity, shown));
        return true;
      }
      const found = findConflict(error);
      if (!found) return false;
      const now = { ...shown, ...found.record, versi: found.versi };
      const ways = {
        shown: toFormValues(entity, names, shown),
        now: toFormValues(entity, names, now),
        mine: form.values,
      };
      conflict.begin(found.changed, ways, (name) => isUnseen(entity, name, now));
      setShown(now);
      cache.found(keyOf(entity, shown), now);
      return true;
    },
  };
}

/** The inputs' values; a change empties the fields that depend on it. */
function useValues(entity: AnyEntity, names: readonly string[], start: () => FormValues) {
  const [initialValues] = useState(start);
  const form = useForm<FormValues>({ initialValues });
  const set = (name: string, value: unknown): void => {
    if (Object.is(form.values[name], value)) return;
    form.setFieldValue(name, value);
    for (const other of dependentsOf(entity, names, name)) {
      form.setFieldValue(other, fieldKinds[fieldOf(entity, other).kind].empty);
    }
  };
  return { form, set };
}

/** What is wrong with a body before it is sent: by the entity's rules, and by the form's own. */
function useProblems({ page: { entity }, record, plan }: Options) {
  const text = useLabel();
  return (values: FormValues, body: FormValues): Readonly<Record<string, string>> => {
    const wrong = {
      ...findProblems(entity, Object.keys(plan.fields), body, record ? "edit" : "add"),
      ...plan.problems(values),
    };
    return Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, text(why)]));
  };
}

/** Shows what is wrong at the fields, and counts how often. */
function useAttempts(form: UseFormReturnType<FormValues>) {
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    fail(errors: Readonly<Record<string, string>>): void {
      form.setErrors(errors);
      setAttempt((count) => count + 1);
    },
  };
}

/** A form of any entity without its markup: values, problems, saving. What was typed outlives every failure. */
export function useRecordForm(options: Options) {
  const { page, record, onDone } = options;
  const { t: state } = useTranslation("state");
  const { entity } = page;
  const names = formFieldsOf(page);
  const problemsOf = useProblems(options);
  const { form, set } = useValues(entity, names, () => toFormValues(entity, names, options.start));
  const { shown, before, isDeleted, conflict, takeOver } = useShown(options, form, names);
  const { attempt, fail } = useAttempts(form);
  const { save, send, isSaved } = useSave(options, () => {
    isDirty.current = false;
    onDone(record ? "updated" : "added");
  });
  const isChanged = form.isDirty() && !save.isSuccess;
  const isDirty = useLatest(isChanged);
  const refuse = (error: Error) => {
    if (takeOver(error)) save.reset();
    else fail(error instanceof ApiError ? error.fields : {});
  };
  const submit = (): void => {
    const asked = Object.entries(form.values).filter(([name]) => name in options.plan.fields);
    const body = toBody(entity, Object.fromEntries(asked), record && before);
    const problems = problemsOf(form.values, body);
    if (Object.keys(problems).length > 0) {
      save.reset();
      fail(problems);
    } else if (!conflict.isSettled()) return;
    else if (record && Object.keys(body).length === 0) onDone("unchanged");
    else send({ body, shown }, refuse);
  };
  return {
    values: form.values,
    errors: form.errors,
    attempt,
    isChanged,
    isDirty,
    isSaved,
    isSaving: save.isPending || save.isSuccess,
    /** What the server said about the whole form; its words about single fields stand in `errors`. */
    failure: save.error ? errorText(save.error, state) : undefined,
    set,
    submit,
    /** The record as it stands behind the inputs, and what somebody else has changed in it meanwhile. */
    shown,
    conflict,
    /** Somebody else has deleted the record meanwhile: nothing can be saved into it any more. */
    isDeleted,
  };
}
