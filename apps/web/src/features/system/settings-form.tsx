import { Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { editSettings, type Settings, settingsAnswer } from "@retribusi/contract/features/system/system.endpoints";
import type { SettingName } from "@retribusi/contract/features/system/system.settings";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { organisationKey } from "../../lib/organisation.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { useShownVersion } from "../../lib/use-shown-version.ts";
import { fieldKinds } from "../../records/fields/field-kinds.ts";
import { PhotoEffect } from "./photo-effect.tsx";
import { changedSettings, type SettingValues, settingField, settingGroups, toSettingValues } from "./setting-values.ts";
import { SettingsConflict } from "./settings-conflict.tsx";
import { settingsKey } from "./settings-query.ts";

interface Props {
  readonly settings: Settings;
}

/** The stored password is never shown, so a change of it can't be seen. */
const isUnseen = (name: string): boolean => name === "smtpsandi";

const idOf = (name: string): string => `setting-${name}`;

function useSettingsForm(present: Settings) {
  const { t } = useTranslation("system");
  const { t: records } = useTranslation("records");
  const client = useQueryClient();
  const form = useForm<SettingValues>({ initialValues: toSettingValues(present) });
  const conflict = useShownVersion({ form, present, schema: settingsAnswer, toValues: toSettingValues, isUnseen });
  const { shown } = conflict;
  const sending = useFormCall({
    form,
    conflict,
    call: async (values) => {
      const changes = changedSettings(toSettingValues(shown), values);
      if (Object.keys(changes).length === 0) return shown;
      return callEndpoint(editSettings, { body: { versi: shown.versi, ...changes } });
    },
    onDone: (saved) => {
      conflict.restart(saved);
      form.setInitialValues(toSettingValues(saved));
      form.reset();
      client.setQueryData(settingsKey, saved);
      void client.invalidateQueries({ queryKey: organisationKey });
      notifications.show(
        saved === shown
          ? { color: "gray", message: records("unchangedRecord") }
          : { color: "green", message: t("saved") },
      );
    },
  });
  return { form, conflict, ...sending };
}

/** Name, logo and zone of the organisation, and the way its mails go. */
export function SettingsForm({ settings }: Props) {
  const { t } = useTranslation("system");
  const { form, conflict, submit, summary, isPending } = useSettingsForm(settings);
  const isDirty = useLatest(form.isDirty());
  const { smtp, pengirim } = settings.lingkungan;
  const leads = new Map<string, string>([
    ["contact", t("contactLead")],
    ["map", t("mapLead")],
    ["offer", t("offerLead")],
    ["mail", t(smtp ? "mailFromEnvironment" : "mailUnset", { smtp: smtp ?? "", sender: pengirim })],
  ]);
  return (
    <form onSubmit={submit} noValidate aria-busy={isPending}>
      <LeaveGuard isDirty={isDirty} />
      <Stack gap="lg">
        <ErrorSummary {...summary} onChoose={(name) => document.getElementById(idOf(name))?.focus()} />
        <SettingsConflict conflict={conflict} />
        {settingGroups.map(({ title, names }) => (
          <SectionCard key={title} title={t(title)} lead={leads.get(title)}>
            <SettingInputs {...{ form, settings, names }} />
            {title === "offer" ? <PhotoEffect saved={settings.minimalfoto} typed={form.values.minimalfoto} /> : null}
          </SectionCard>
        ))}
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={!form.isDirty() && !conflict.conflict}>
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
              onChange={(value) =>
                form.setFieldValue(name, typeof value === "string" || typeof value === "number" ? value : null)
              }
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
