import { type AnyEntity, keyOf } from "@retribusi/contract/define/entity";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
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

/** One field of one record: checked by the form's own rules, sent only when it is right and differs. */
export function useInlineEdit({ entity, record, name, onDone }: Options) {
  const text = useLabel();
  const { t: state } = useTranslation("state");
  const cache = useRecordCache(entity);
  const once = useOneAtATime();
  const [before] = useState(() => toFormValues(entity, [name], record));
  const [values, setValues] = useState(before);
  const [problem, setProblem] = useState<string>();
  const key = keyOf(entity, record);
  const edit = useMutation({
    mutationFn: (body: Record<string, unknown>) => editRecord(entity.name, key, record, body),
    onSuccess: (saved) => {
      cache.edited(key, saved);
      onDone();
    },
    onError: (error) => setProblem((error instanceof ApiError && error.fields[name]) || errorText(error, state)),
  });
  const change = toBody(entity, values, before);
  return {
    value: values[name],
    problem,
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
