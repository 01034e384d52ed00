import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Settings, sendTestMail } from "@retribusi/contract/features/system/system.endpoints";
import { IconMailFast } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { MailOutcome } from "./mail-outcome.tsx";

type Outcome = Awaited<ReturnType<typeof send>> & { readonly email: string };

const send = (email: string) => callEndpoint(sendTestMail, { body: { email } });

/** Sends a mail at once with the saved settings and says how it went. */
export function TestMail({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("system");
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({ initialValues: { email: useCurrentUser().user.email } });
  const { submit, summary, isPending } = useFormCall({
    form,
    call: async ({ email }) => ({ ...(await send(email)), email }),
    onDone: setOutcome,
    onFailed: () => setOutcome(undefined),
  });
  const server = settings.smtpalamat ?? settings.lingkungan.smtp;
  return (
    <SectionCard title={t("testMail")} lead={server ? t("testMailLead", { server }) : t("mailResult.unset.text")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          <Group align="flex-end" gap="sm">
            <TextInput
              type="email"
              label={t("testMailTo")}
              autoComplete="email"
              flex="1 1 16rem"
              {...form.getInputProps("email")}
            />
            <Button
              type="submit"
              variant="default"
              loading={isPending}
              leftSection={<IconMailFast size={18} stroke={1.5} aria-hidden />}
            >
              {t("testMailSend")}
            </Button>
          </Group>
          {outcome && !isPending ? <MailOutcome {...outcome} /> : null}
        </Stack>
      </form>
    </SectionCard>
  );
}
