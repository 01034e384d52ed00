import { useForm } from "@mantine/form";
import type { Language } from "@retribusi/contract/define/label";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { dropDraft, keepDraft, readDraft } from "./registration-draft.ts";
import { inFormOrder, problemsIn, sendRegistration } from "./registration-values.ts";
import { useUsernameCheck } from "./use-username-check.ts";

export type Registered = Awaited<ReturnType<typeof sendRegistration>>;

/** The mails go along with the language of the screen, until somebody chooses one for them; answers with how that is done. */
function useMailLanguage(bahasa: Language, set: (language: Language) => void): (language: Language) => void {
  const language = useLanguage();
  const [isChosen, setChosen] = useState(bahasa !== language);
  useEffect(() => {
    if (!isChosen && bahasa !== language) set(language);
  }, [isChosen, bahasa, language, set]);
  return (wanted) => {
    setChosen(true);
    set(wanted);
  };
}

/** The registration form: values, what is wrong with them, sending, and what came of it. */
export function useRegistrationForm(next: string | null, onDone: (registered: Registered) => void) {
  const { t } = useTranslation("registration");
  const [start] = useState(() => readDraft(currentLanguage()));
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm({
    initialValues: start,
    onValuesChange: keepDraft,
    validate: (values) =>
      problemsIn(values, {
        captcha,
        language: currentLanguage(),
        letter: (problem) => t(problem, { max: uploadLimits.megabytes }),
        captchaMissing: t("captchaMissing"),
        usernameTaken: nameCheck === "taken" ? t("usernameTaken") : undefined,
      }),
  });
  const nameCheck = useUsernameCheck(form.values.username);
  const chooseMails = useMailLanguage(form.values.bahasa, (language) => form.setFieldValue("bahasa", language));
  const sending = useFormCall({
    form,
    call: (values) => sendRegistration(values, captcha, next),
    onDone: (registered) => {
      dropDraft();
      onDone(registered);
    },
    // A challenge is good for one attempt; the next one gets a widget of its own.
    onFailed: () => {
      setCaptcha(null);
      setRefusals((before) => before + 1);
    },
  });
  const { captcha: unsolved, ...errors } = sending.summary.errors;
  const shown = inFormOrder({
    // Said at the field while it is typed, and so in the summary above, too.
    ...(nameCheck === "taken" ? { username: t("usernameTaken") } : {}),
    ...errors,
    // The mark is gone once the challenge is solved, like that of a field that was corrected.
    ...(unsolved && captcha === null ? { captcha: unsolved } : {}),
  });
  return {
    form,
    ...sending,
    nameCheck,
    chooseMails,
    refusals,
    setCaptcha,
    summary: { ...sending.summary, errors: shown },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>["form"];
