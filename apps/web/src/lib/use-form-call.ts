import type { UseFormReturnType } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "./api-error.ts";
import { errorReference, errorText } from "./error-text.ts";
import { useLanguage } from "./use-label.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

interface Options<V extends Record<string, unknown>, R> {
  readonly form: UseFormReturnType<V>;
  /** Sends the values; the button that does it should show `isPending`. */
  readonly call: (values: V) => Promise<R>;
  readonly onDone: (answer: R) => void;
  readonly onFailed?: (error: Error) => void;
  /** Where somebody else's change is shown in the form: the summary is silent about it, and nothing is sent until all is chosen. */
  readonly conflict?: FormConflict;
}

/** A form's own way to deal with a record that somebody else has changed meanwhile. */
interface FormConflict {
  /** Shows what the record is now; answers whether that is what the error was about. */
  readonly takeOver: (error: Error) => boolean;
  /** Whether everything is chosen; where it isn't, the person is led there. */
  readonly isSettled: () => boolean;
}

function messageOf(failure: Error, t: TFunction<"state">): string {
  const reference = errorReference(failure);
  return [errorText(failure, t), reference ? t("reference", { id: reference }) : ""].filter(Boolean).join(" ");
}

/** Runs once the screen is shown in another language than before. */
function useOtherLanguage(react: () => void): void {
  const language = useLanguage();
  const [before, setBefore] = useState(language);
  const onOther = useEffectEvent(react);
  useEffect(() => {
    if (before === language) return;
    setBefore(language);
    onOther();
  }, [before, language]);
}

/**
 * A form that is sent to the API. What the server says about fields appears at the fields; spread `summary` on an
 * `ErrorSummary` at the top of the form, which then gets the focus after each failed attempt. Values are never lost.
 */
export function useFormCall<V extends Record<string, unknown>, R>(options: Options<V, R>) {
  const { form, call, onDone, onFailed, conflict } = options;
  const { t } = useTranslation("state");
  const [attempt, setAttempt] = useState(0);
  const [adopted, setAdopted] = useState<Error>();
  const [once, isDirty] = [useOneAtATime(), useRef(false)];
  const countFailure = () => setAttempt((before) => before + 1);
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      // Whoever is led on from here leaves nothing behind.
      isDirty.current = false;
      onDone(answer);
    },
    onError: (error) => {
      if (conflict?.takeOver(error)) return setAdopted(error);
      if (error instanceof ApiError) form.setErrors(error.fields);
      countFailure();
      onFailed?.(error);
    },
  });
  useOtherLanguage(() => {
    // What the server said stands in the language in which it was asked; it says so again when the form is sent again.
    if (mutation.error instanceof ApiError && mutation.error.message) mutation.reset();
    if (Object.keys(form.errors).length > 0) form.validate();
  });
  useLayoutEffect(() => {
    isDirty.current = form.isDirty() && !mutation.isSuccess;
  });
  const send = (values: V) => {
    if (conflict?.isSettled() !== false) once((end) => mutation.mutate(values, { onSettled: end }));
  };
  const refuse = () => {
    mutation.reset();
    countFailure();
  };
  const failure = mutation.error === adopted ? null : mutation.error;
  return {
    submit: (event?: FormEvent<HTMLFormElement>) => form.onSubmit(send, refuse)(event),
    isPending: mutation.isPending,
    /** Whether something typed would be lost by leaving: for the `LeaveGuard` of a form that is left once it is sent. */
    isDirty,
    attempt,
    summary: {
      message: failure ? messageOf(failure, t) : undefined,
      errors: form.errors,
      attempt,
      onChoose: (path: string) => form.getInputNode<HTMLElement, string>(path)?.focus(),
    },
  };
}
