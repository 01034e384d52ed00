import { Anchor, Button, Input, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { forgotPassword } from "@retribusi/contract/features/identity/recovery.endpoints";
import type { MailState } from "@retribusi/contract/features/identity/registration.endpoints";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { paths } from "../../../lib/paths.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";

const Captcha = lazyPart(async () => (await import("../captcha.tsx")).Captcha);

/** What was typed, and how mails fare at present. */
export interface Sent {
  readonly name: string;
  readonly mail: MailState;
}

interface Props {
  readonly username: string;
  readonly onSent: (sent: Sent) => void;
}

function useForgotForm({ username, onSent }: Props) {
  const { t } = useTranslation("recovery");
  const form = useForm({
    initialValues: { username, captcha: "" },
    validate: {
      username: (value) => (value.trim() ? null : t("nameMissing")),
      captcha: (value) => (value ? null : t("captchaMissing")),
    },
  });
  const sending = useFormCall({
    form,
    call: async ({ captcha, ...typed }): Promise<Sent> => {
      const name = typed.username.trim();
      // A session says nothing here, and one that ended is no reason to ask for it.
      const body = { username: name, captcha };
      return { name, ...(await callEndpoint(forgotPassword, { body, isAnonymous: true, onSignedOut: "fail" })) };
    },
    onDone: onSent,
    // A challenge is good for one attempt; the next one gets a widget of its own.
    onFailed: () => form.setFieldValue("captcha", ""),
  });
  return { form, ...sending };
}

export function ForgotForm(props: Props) {
  const { t } = useTranslation("recovery");
  const { form, submit, summary, isPending } = useForgotForm(props);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <TextInput
          label={t("name")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("username")}
        />
        <Suspense>
          <Captcha
            key={summary.message ? summary.attempt : 0}
            onSolved={(solution) => form.setFieldValue("captcha", solution ?? "")}
          />
        </Suspense>
        {form.errors["captcha"] ? <Input.Error size="md">{form.errors["captcha"]}</Input.Error> : null}
        <Button type="submit" loading={isPending}>
          {t("send")}
        </Button>
        <Anchor component={Link} to={paths.signIn} size="sm" ta="center">
          {t("toSignIn")}
        </Anchor>
      </Stack>
    </form>
  );
}
