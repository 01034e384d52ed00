import { useForm } from "@mantine/form";
import { type AnyEntity, fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { dependentsOf } from "../fields/reference/use-options.ts";
import type { RecordRow } from "../record.ts";
import { addRecord, editRecord } from "../record-api.ts";
import { type EntityPage, formFieldsOf } from "../record-pages.ts";
import { useRecordCache } from "../use-record-cache.ts";
import { type FieldNeeds, findMissing } from "./field-needs.ts";
import { type FormValues, toBody, toFormValues } from "./form-values.ts";
import { findProblems } from "./problem-text.ts";

export type Outcome = "added" | "updated" | "unchanged";

interface Options {
  readonly page: EntityPage;
  /** The record to change; absent when one is added. */
  readonly record: RecordRow | undefined;
  readonly onDone: (outcome: Outcome) => void;
  readonly needs: FieldNeeds;
  readonly save?: ((body: FormValues) => Promise<RecordRow>) | undefined;
}

const hasOwnFields = (error: Error, names: readonly string[]): boolean =>
  error instanceof ApiError && Object.keys(error.fields).some((name) => names.includes(name));

/** Sends a body once: a double click comes before React has disabled the button. */
function useSave({ page: { entity }, record, save: send }: Options, onSaved: () => void) {
  const cache = useRecordCache(entity);
  const isSending = useRef(false);
  const save = useMutation({
    mutationFn: (body: FormValues) => {
      if (send) return send(body);
      return record ? editRecord(entity.name, keyOf(entity, record), record, body) : addRecord(entity.name, body);
    },
    onSuccess: (saved) => {
      if (record) cache.edited(keyOf(entity, record), saved);
      else cache.added(saved);
      onSaved();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  return {
    save,
    send(body: FormValues, onError: (error: Error) => void): void {
      if (isSending.current) return;
      isSending.current = true;
      save.mutate(body, { onError });
    },
  };
}

/** The inputs' values; a change empties the fields that depend on it. */
function useValues(entity: AnyEntity, names: readonly string[], before: FormValues) {
  const form = useForm<FormValues>({ initialValues: before });
  const isDirty = useRef(false);
  isDirty.current = form.isDirty();
  const set = (name: string, value: unknown): void => {
    if (Object.is(form.values[name], value)) return;
    form.setFieldValue(name, value);
    for (const other of dependentsOf(entity, names, name)) {
      form.setFieldValue(other, fieldKinds[fieldOf(entity, other).kind].empty);
    }
  };
  return { form, isDirty, set };
}

/** A form of any entity without its markup: values, problems, saving. What was typed outlives every failure. */
export function useRecordForm(options: Options) {
  const { page, record, onDone, needs } = options;
  const { t: state } = useTranslation("state");
  const text = useLabel();
  const { entity } = page;
  const names = formFieldsOf(page);
  const [before] = useState(() => toFormValues(entity, names, record));
  const { form, isDirty, set } = useValues(entity, names, before);
  const [attempt, setAttempt] = useState(0);
  const isSaved = useRef(false);
  const { save, send } = useSave(options, () => {
    isDirty.current = false;
    isSaved.current = true;
    onDone(record ? "updated" : "added");
  });
  const fail = (errors: Readonly<Record<string, string>>) => {
    form.setErrors(errors);
    setAttempt((count) => count + 1);
  };
  const submit = (): void => {
    const body = toBody(entity, form.values, record && before);
    const wrong = { ...findProblems(entity, names, body, record ? "edit" : "add"), ...findMissing(form.values, needs) };
    const problems = Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, text(why)]));
    if (Object.keys(problems).length > 0) {
      save.reset();
      fail(problems);
    } else if (record && Object.keys(body).length === 0) onDone("unchanged");
    else send(body, (error) => fail(error instanceof ApiError ? error.fields : {}));
  };
  return {
    names,
    values: form.values,
    errors: form.errors,
    attempt,
    isDirty,
    isSaved,
    isSaving: save.isPending,
    /** What the server said about the whole form; its words about single fields stand in `errors`. */
    failure: save.error && !hasOwnFields(save.error, names) ? errorText(save.error, state) : undefined,
    set,
    submit,
  };
}
