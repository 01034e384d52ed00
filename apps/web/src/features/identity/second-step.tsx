import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import type { SecondStep as Step } from "@retribusi/contract/features/identity/session.endpoints";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { takeSecondStep, takeSecondStepByPasskey } from "./sign-in.ts";

type Way = Step["cara"][number];

interface Props {
  readonly step: Step;
  readonly remember: boolean;
  readonly onSignedIn: () => void;
  /** Back to the password; with the reason, where the step has ended. */
  readonly onBack: (reason?: string) => void;
}

interface FormProps extends Props {
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

function useStepForm({ step, way, remember, onSignedIn, onBack }: FormProps) {
  const { t } = useTranslation("security");
  const form = useForm({
    initialValues: { kode: "", pemulihan: "" },
    validate: {
      kode: (value) => (way !== "totp" || value.trim() ? null : t("codeMissing")),
      pemulihan: (value) => (way !== "pemulihan" || value.trim() ? null : t("recoveryMissing")),
    },
  });
  const sending = useFormCall({
    form,
    call: ({ kode, pemulihan }) => {
      if (way === "kuncisandi") return takeSecondStepByPasskey(step.tanda, remember);
      return takeSecondStep(step.tanda, way === "totp" ? { kode } : { pemulihan }, remember);
    },
    onDone: (left) => {
      if (left !== null) {
        notifications.show({ color: "kunyit", message: t("codesLeft", { count: left }), autoClose: false });
      }
      onSignedIn();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === "STEP_ENDED") onBack(error.message);
    },
  });
  return { form, ...sending };
}

function StepForm(props: FormProps) {
  const { t } = useTranslation("security");
  const { way, onChoose } = props;
  const { form, submit, summary, isPending } = useStepForm(props);
  const others = props.step.cara.filter((other) => other !== way);
  const input = { autoFocus: true, autoComplete: "one-time-code", autoCapitalize: "none", spellCheck: false } as const;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <ErrorSummary {...summary} />
        <div>
          <Title order={2} size="h4">
            {t("stepTitle")}
          </Title>
          <Text size="sm" c="dimmed">
            {t(`stepText.${way}`)}
          </Text>
        </div>
        {way === "totp" ? (
          <TextInput label={t("code")} inputMode="numeric" maxLength={9} {...input} {...form.getInputProps("kode")} />
        ) : null}
        {way === "pemulihan" ? (
          <TextInput label={t("recoveryCode")} maxLength={60} {...input} {...form.getInputProps("pemulihan")} />
        ) : null}
        <Button
          type="submit"
          loading={isPending}
          leftSection={way === "kuncisandi" ? <IconFingerprint size={18} aria-hidden /> : null}
        >
          {t(way === "kuncisandi" ? "usePasskey" : "goOn")}
        </Button>
        <Group gap={0} justify="center">
          {others.map((other) => (
            <Button key={other} variant="subtle" size="sm" onClick={() => onChoose(other)}>
              {t(`otherWay.${other}`)}
            </Button>
          ))}
          <Button variant="subtle" color="gray" size="sm" onClick={() => props.onBack()}>
            {t("backToPassword")}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {t("lost")}
        </Text>
        <OrganisationContact c="dimmed" />
      </Stack>
    </form>
  );
}

/** What the person has beside the password: one way at a time, with a change to the others, which begins without the errors of the first. */
export function SecondStep(props: Props) {
  const [first = "pemulihan"] = props.step.cara;
  const [way, choose] = useState<Way>(first);
  return <StepForm key={way} {...props} way={way} onChoose={choose} />;
}
