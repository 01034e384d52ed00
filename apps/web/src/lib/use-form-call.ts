import type { UseFormReturnType } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "./api-error.ts";
import { errorReference, errorText } from "./error-text.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

interface Options<V extends Record<string, unknown>, R> {
  readonly form: UseFormReturnType<V>;
  /** Sends the values; the button that does it should show `isPending`. */
  readonly call: (values: V) => Promise<R>;
  readonly onDone: (answer: R) => void;
  readonly onFailed?: (error: Error) => void;
}

/**
 * A form that is sent to the API. What the server says about fields appears at the fields; spread `summary` on an
 * `ErrorSummary` at the top of the form, which then gets the focus after each failed attempt. Values are never lost.
 */
export function useFormCall<V extends Record<string, unknown>, R>({ form, call, onDone, onFailed }: Options<V, R>) {
  const { t } = useTranslation("state");
  const [attempt, setAttempt] = useState(0);
  const once = useOneAtATime();
  const countFailure = () => setAttempt((before) => before + 1);
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(error.fields);
      countFailure();
      onFailed?.(error);
    },
  });
  const reference = errorReference(mutation.error);
  const message = mutation.error
    ? [errorText(mutation.error, t), reference ? t("reference", { id: reference }) : ""].filter(Boolean).join(" ")
    : undefined;
  return {
    submit: form.onSubmit(
      (values) => {
        once((end) => mutation.mutate(values, { onSettled: end }));
      },
      () => {
        mutation.reset();
        countFailure();
      },
    ),
    isPending: mutation.isPending,
    attempt,
    summary: {
      message,
      errors: form.errors,
      attempt,
      onChoose: (path: string) => form.getInputNode<HTMLElement, string>(path)?.focus(),
    },
  };
}
