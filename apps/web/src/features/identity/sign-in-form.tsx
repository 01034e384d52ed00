import { Button, Checkbox, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { signIn } from "./sign-in.ts";
import { ForgotLink, SignInRefusal } from "./sign-in-refusal.tsx";

const Captcha = lazy(async () => ({ default: (await import("./captcha.tsx")).Captcha }));

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
    onDone: onSignedIn,
    onFailed: (error) => {
      // A challenge is good for one attempt; the next one gets a widget of its own.
      setCaptcha(null);
      if (asksForCaptcha(error)) setWantsCaptcha(true);
      setRefusal(error);
    },
  });
  return { form, ...sending, wantsCaptcha, captcha, setCaptcha, refusal };
}

export function SignInForm(props: Props) {
  const { t } = useTranslation("identity");
  const { form, submit, summary, isPending, wantsCaptcha, captcha, setCaptcha, refusal } = useSignInForm(props);
  const isFixed = Boolean(props.username);
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
        <PasswordInput
          label={t("password")}
          autoComplete="current-password"
          data-autofocus={isFixed || undefined}
          visibilityToggleButtonProps={{ "aria-label": t("showPassword"), tabIndex: 0 }}
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
        <Button type="submit" loading={isPending} disabled={wantsCaptcha && !captcha}>
          {t("signIn")}
        </Button>
        <ForgotLink name={form.values.username} isApart={isFixed} />
      </Stack>
    </form>
  );
}
