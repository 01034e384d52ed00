import { Button, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { errorKinds } from "@retribusi/contract/errors";
import { passwordHintOf, passwordProblems } from "@retribusi/contract/features/identity/password.rules";
import { type checkResetKey, resetByKey } from "@retribusi/contract/features/identity/recovery.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { SecretInput } from "../../../components/secret-input.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { paths } from "../../../lib/paths.ts";
import { forgetToken } from "../../../lib/session.ts";
import { useFormCall } from "../../../lib/use-form-call.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { completed } from "./completed-page.tsx";

interface Props {
  readonly keyOfLink: string;
  readonly terms: z.output<typeof checkResetKey.answer>;
  /** The link was used or ran out while the form was open. */
  readonly onRefused: () => void;
}

/** The change may have been saved although its answer was lost. */
const unknownOutcome: ReadonlySet<string> = new Set(["NETWORK", "TIMEOUT", "INVALID_ANSWER", "OUTCOME_UNKNOWN"]);

/** What is to be added to the sentence about a reset that failed, before or after it. */
function useOutcome(failure: Error | undefined) {
  const { t } = useTranslation("recovery");
  const notCompleted = useLabel()(errorKinds.RESET_NOT_COMPLETED.message);
  if (!(failure instanceof ApiError)) return (message: string) => message;
  if (failure.code === "RESET_NOT_COMPLETED") return (message: string) => `${message} ${t("changedMeanwhile")}`;
  if (unknownOutcome.has(failure.code)) return (message: string) => `${message} ${t("outcomeUnknown")}`;
  return (message: string) => (failure.status >= 500 ? `${notCompleted} ${message}` : message);
}

function useNewPassword({ keyOfLink, onRefused }: Props) {
  const { t } = useTranslation("recovery");
  const label = useLabel();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Error>();
  const say = useOutcome(failure);
  const form = useForm({
    initialValues: { password: "", konfirmasipassword: "" },
    validate: {
      password: (value) => (value ? null : t("passwordMissing")),
      konfirmasipassword: (value, { password }) => (value === password ? null : label(passwordProblems.inconsistent)),
    },
  });
  const { summary, ...sending } = useFormCall({
    form,
    call: (values) =>
      callEndpoint(resetByKey, { body: { key: keyOfLink, ...values }, isAnonymous: true, onSignedOut: "fail" }),
    onDone: () => {
      // Whoever was signed in here goes on by signing in: the session ended with the old password.
      forgetToken();
      // In the place of this page, so that “back” doesn't lead to a link that has been used.
      void navigate(paths.resetCompleted, { replace: true, state: completed });
    },
    onFailed: (error) => {
      setFailure(error);
      if (error instanceof ApiError && error.code === "RESET_KEY_FAILURE") onRefused();
    },
  });
  return { form, ...sending, summary: { ...summary, message: summary.message && say(summary.message) } };
}

export function NewPasswordForm(props: Props) {
  const { t } = useTranslation("recovery");
  const label = useLabel();
  const { form, submit, summary, isPending } = useNewPassword(props);
  const { minimal, menit } = props.terms;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <SecretInput
          label={t("newPassword")}
          description={label(passwordHintOf(minimal))}
          autoComplete="new-password"
          {...form.getInputProps("password")}
        />
        <SecretInput
          label={t("repeatPassword")}
          autoComplete="new-password"
          {...form.getInputProps("konfirmasipassword")}
        />
        <Text size="sm" c="dimmed">
          {t("minutesLeft", { count: menit })}
        </Text>
        <Button type="submit" loading={isPending}>
          {t("change")}
        </Button>
      </Stack>
    </form>
  );
}
