import { Alert, Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { SecondStep as Step } from "@retribusi/contract/features/identity/session.endpoints";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SecretInput } from "../../components/secret-input.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useFormCall } from "../../lib/use-form-call.ts";
import { CaptchaFirst } from "./captcha-first.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SecondStep } from "./second-step.tsx";
import { signIn } from "./sign-in.ts";
import { ForgotLink, SignInRefusal } from "./sign-in-refusal.tsx";

const Captcha = lazyPart(async () => (await import("./captcha.tsx")).Captcha);

const asksForCaptcha = (error: Error): boolean =>
  error instanceof ApiError && (error.code === "CAPTCHA_REQUIRED" || error.code === "INVALID_CAPTCHA");

interface Props {
  /** Signing in again as the same person: the name is fixed. */
  readonly username?: string;
  readonly remember?: boolean;
  readonly onSignedIn: () => void;
}

function useSignInForm({ username = "", remember = false, onSignedIn }: Props) {
  const { t } = useTranslation("identity");
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Error>();
  const [step, setStep] = useState<Step | null>(null);
  const form = useForm({
    initialValues: { username, password: "", rememberme: remember },
    validate: {
      username: (value) => (value.trim() ? null : t("usernameMissing")),
      password: (value) => (value ? null : t("passwordMissing")),
    },
  });
  const sending = useFormCall({
    form,
    call: (values) => signIn({ ...values, username: values.username.trim(), captcha }),
    onDone: (next) => {
      setStep(next);
      if (!next) onSignedIn();
    },
    onFailed: (error) => {
      // A challenge is good for one attempt; the next one gets a widget of its own.
      setCaptcha(null);
      if (asksForCaptcha(error)) setWantsCaptcha(true);
      setRefusal(error);
    },
  });
  return { form, ...sending, wantsCaptcha, captcha, setCaptcha, refusal, step, setStep };
}

/** User name and password, and where the account has one the second step in their place; or a passkey alone. */
export function SignInForm(props: Props) {
  const state = useSignInForm(props);
  const { form, step, setStep } = state;
  const [ended, setEnded] = useState<string>();
  const remember = form.values.rememberme;
  if (step) {
    const back = (reason?: string) => {
      setEnded(reason);
      // What was typed before stays, but for the password and a captcha that is used up.
      form.setFieldValue("password", "");
      setStep(null);
    };
    return <SecondStep step={step} remember={remember} onSignedIn={props.onSignedIn} onBack={back} />;
  }
  return (
    <Stack gap="md">
      {ended ? (
        <Alert color="kunyit" role="alert">
          {ended}
        </Alert>
      ) : null}
      <PasswordStep {...props} state={state} />
      <PasskeyButton username={props.username} remember={remember} onSignedIn={props.onSignedIn} />
    </Stack>
  );
}

function PasswordStep({ username, state }: Props & { readonly state: ReturnType<typeof useSignInForm> }) {
  const { t } = useTranslation("identity");
  const { form, submit, summary, isPending, wantsCaptcha, captcha, setCaptcha, refusal } = state;
  const isFixed = Boolean(username);
  const isWaiting = wantsCaptcha && !captcha;
  const first = useId();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        {summary.message ? <SignInRefusal error={refusal} name={form.values.username} isApart={isFixed} /> : null}
        <TextInput
          label={t("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isFixed}
          {...form.getInputProps("username")}
        />
        <SecretInput
          label={t("password")}
          autoComplete="current-password"
          data-autofocus={isFixed || undefined}
          {...form.getInputProps("password")}
        />
        <Checkbox
          label={t("remember")}
          description={t("rememberHint")}
          {...form.getInputProps("rememberme", { type: "checkbox" })}
        />
        {wantsCaptcha ? (
          <Suspense>
            <Captcha key={summary.attempt} onSolved={setCaptcha} />
          </Suspense>
        ) : null}
        {isWaiting ? <CaptchaFirst id={first} /> : null}
        <Button type="submit" loading={isPending} disabled={isWaiting} aria-describedby={isWaiting ? first : undefined}>
          {t("signIn")}
        </Button>
        <ForgotLink name={form.values.username} isApart={isFixed} />
      </Stack>
    </form>
  );
}
