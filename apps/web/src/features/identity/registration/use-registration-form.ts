import { useForm } from "@mantine/form";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { emptyRegistration, problemsIn, sendRegistration } from "./registration-values.ts";

export type Registered = Awaited<ReturnType<typeof sendRegistration>>;

/** The registration form: values, what is wrong with them, sending, and what came of it. */
export function useRegistrationForm(next: string | null, onDone: (registered: Registered) => void) {
  const { t } = useTranslation("registration");
  const [start] = useState(() => emptyRegistration(currentLanguage()));
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm({
    initialValues: start,
    validate: (values) =>
      problemsIn(values, {
        captcha,
        language: currentLanguage(),
        letter: (problem) => t(problem, { max: uploadLimits.megabytes }),
        captchaMissing: t("captchaMissing"),
      }),
  });
  const sending = useFormCall({
    form,
    call: (values) => sendRegistration(values, captcha, next),
    onDone,
    // A challenge is good for one attempt; the next one gets a widget of its own.
    onFailed: () => {
      setCaptcha(null);
      setRefusals((before) => before + 1);
    },
  });
  const { captcha: unsolved, ...errors } = sending.summary.errors;
  // The mark is gone once the challenge is solved, like that of a field that was corrected.
  const shown = unsolved && captcha === null ? { ...errors, captcha: unsolved } : errors;
  return { form, ...sending, refusals, setCaptcha, summary: { ...sending.summary, errors: shown } };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>["form"];
