import { Alert, Button, Input, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type MailState, sendVerification } from "@retribusi/contract/features/identity/registration.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";

const Captcha = lazyPart(async () => (await import("../captcha.tsx")).Captcha);

interface Sent {
  readonly mail: MailState;
  readonly email: string;
}

function useResendForm(address: string) {
  const { t } = useTranslation("registration");
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent>();
  const form = useForm({
    initialValues: { email: address },
    validate: () => (captcha === null ? { captcha: t("captchaMissing") } : {}),
  });
  const sending = useFormCall({
    form,
    call: async ({ email }) => {
      const body = { email, captcha: captcha ?? "" };
      return { ...(await callEndpoint(sendVerification, { body, isAnonymous: true, onSignedOut: "fail" })), email };
    },
    onDone: (answer) => {
      setSent(answer);
      setCaptcha(null);
    },
    onFailed: () => {
      setSent(undefined);
      setCaptcha(null);
    },
  });
  const { captcha: unsolved, ...errors } = sending.summary.errors;
  const summary = {
    ...sending.summary,
    errors: unsolved && captcha === null ? { ...errors, captcha: unsolved } : errors,
  };
  return { form, ...sending, summary, sent, setCaptcha };
}

/** Asks for the link that confirms an address once more; says the same for every address. */
export function ResendForm({ address = "" }: { readonly address?: string }) {
  const { t } = useTranslation("registration");
  const label = useLabel();
  const { form, submit, summary, isPending, sent, setCaptcha } = useResendForm(address);
  const { captcha: unsolved } = summary.errors;
  return (
    <SectionCard title={t("resendTitle")} lead={t("resendText")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          <TextInput
            required
            type="email"
            autoComplete="email"
            label={label(userdata.fields.email.label)}
            {...form.getInputProps("email")}
          />
          <div data-path="captcha" tabIndex={-1}>
            <Suspense>
              <Captcha key={`${summary.attempt} ${sent?.email}`} onSolved={setCaptcha} />
            </Suspense>
            {unsolved ? (
              <Input.Error mt={4} size="md">
                {unsolved}
              </Input.Error>
            ) : null}
          </div>
          <Button type="submit" loading={isPending}>
            {t("resend")}
          </Button>
          {sent ? (
            <Alert role="status" color={sent.mail === "sent" ? "green" : "kunyit"} title={t(`mail_${sent.mail}`)}>
              {t(`mailText_${sent.mail}`, { email: sent.email })}
            </Alert>
          ) : null}
        </Stack>
      </form>
    </SectionCard>
  );
}
