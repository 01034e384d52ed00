import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { editSettings, type Settings } from "@retribusi/contract/features/system/system.endpoints";
import type { SettingName } from "@retribusi/contract/features/system/system.settings";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { organisationKey } from "../../lib/organisation.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../../records/fields/field-kinds.ts";
import { changedSettings, type SettingValues, settingField, settingGroups, toSettingValues } from "./setting-values.ts";
import { settingsKey } from "./settings-query.ts";

interface Props {
  readonly settings: Settings;
}

const idOf = (name: string): string => `setting-${name}`;

function useSettingsForm(present: Settings) {
  // As they were when the form was opened, whatever is read since: their version and their values belong together.
  const [settings, setSettings] = useState(present);
  const { t } = useTranslation("system");
  const client = useQueryClient();
  const form = useForm<SettingValues>({ initialValues: toSettingValues(settings) });
  const sending = useFormCall({
    form,
    call: (values) =>
      callEndpoint(editSettings, {
        body: { versi: settings.versi, ...changedSettings(toSettingValues(settings), values) },
      }),
    onDone: (saved) => {
      setSettings(saved);
      form.setInitialValues(toSettingValues(saved));
      form.reset();
      client.setQueryData(settingsKey, saved);
      void client.invalidateQueries({ queryKey: organisationKey });
      notifications.show({ color: "green", message: t("saved") });
    },
  });
  return { form, ...sending };
}

/** Name, logo and zone of the organisation, and the way its mails go. */
export function SettingsForm({ settings }: Props) {
  const { t } = useTranslation("system");
  const { form, submit, summary, isPending } = useSettingsForm(settings);
  const isDirty = useRef(false);
  isDirty.current = form.isDirty();
  const { smtp, pengirim } = settings.lingkungan;
  const fields = { form, settings };
  return (
    <form onSubmit={submit} noValidate aria-busy={isPending}>
      <LeaveGuard isDirty={isDirty} />
      <Stack gap="lg">
        <ErrorSummary {...summary} onChoose={(name) => document.getElementById(idOf(name))?.focus()} />
        <Card component="section" aria-labelledby="settings-organisation">
          <Title order={2} size="h3" id="settings-organisation" mb="md">
            {t("organisation")}
          </Title>
          <SettingInputs {...fields} names={settingGroups.organisation} />
        </Card>
        <Card component="section" aria-labelledby="settings-mail">
          <Title order={2} size="h3" id="settings-mail">
            {t("mail")}
          </Title>
          <Text c="dimmed" mb="md" mt={4}>
            {t(smtp ? "mailFromEnvironment" : "mailUnset", { smtp: smtp ?? "", sender: pengirim })}
          </Text>
          <SettingInputs {...fields} names={settingGroups.mail} />
        </Card>
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface InputsProps extends Props {
  readonly form: ReturnType<typeof useSettingsForm>["form"];
  readonly names: readonly SettingName[];
}

/** The inputs that the forms of records have, for some of the settings. */
function SettingInputs({ form, settings, names }: InputsProps) {
  const text = useLabel();
  return (
    <SimpleGrid type="container" cols={{ base: 1, "34rem": 2 }} spacing="md" verticalSpacing="md">
      {names.map((name) => {
        const field = settingField(name);
        const { Input, isWide } = fieldKinds[field.kind];
        const problem = form.errors[name];
        return (
          <div key={name} style={isWide ? { gridColumn: "1 / -1" } : undefined}>
            <Input
              id={idOf(name)}
              name={name}
              field={field}
              label={text(field.label)}
              value={form.values[name]}
              onChange={(value) => form.setFieldValue(name, typeof value === "string" ? value : null)}
              error={typeof problem === "string" ? problem : undefined}
              values={form.values}
              record={{ ...settings }}
            />
          </div>
        );
      })}
    </SimpleGrid>
  );
}
