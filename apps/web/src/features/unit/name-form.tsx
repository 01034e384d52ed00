import { Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { nameUnits, type ObjectUnits } from "@retribusi/contract/features/unit/unit.endpoints";
import { namesOfFile, readUnitNames } from "@retribusi/contract/features/unit/unit.rules";
import { IconFileImport } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { FormButtons } from "../../components/form-buttons.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useFormCall } from "../../lib/use-form-call.ts";
import { useLabel } from "../../lib/use-label.ts";
import { keepUnits } from "./unit-query.ts";

interface Props {
  readonly object: ObjectUnits;
  readonly onDone: () => void;
}

/** All names at once, typed or pasted, `101–124` for all between; how many they make is said while they are typed. */
export function NameForm({ object, onDone }: Props) {
  const { t } = useTranslation("unit");
  const label = useLabel();
  const client = useQueryClient();
  const form = useForm({
    initialValues: { nomor: object.unit.map(({ nomor }) => nomor).join(", ") },
    validate: {
      nomor: (typed) => {
        const read = readUnitNames(typed);
        return "problem" in read ? label(read.problem) : null;
      },
    },
  });
  const read = readUnitNames(form.values.nomor);
  const names = "names" in read ? read.names : [];
  const { submit, summary, isPending, isDirty } = useFormCall({
    form,
    call: () => callEndpoint(nameUnits, { params: { id: object.objectid }, body: { nomor: [...names] } }),
    onDone: (units) => {
      keepUnits(client, units);
      notifications.show({ color: "green", message: t("named", { count: units.jumlahobject }) });
      onDone();
    },
  });
  const { jumlahobject, satuanobject } = object;
  return (
    <SectionCard title={t("name")} lead={t("nameLead")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ErrorSummary {...summary} />
          <Textarea
            label={t("names")}
            description={t("namesHint")}
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps("nomor")}
          />
          <Group>
            <FileButton
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(file) => {
                void file?.text().then((text) => form.setFieldValue("nomor", namesOfFile(text)));
              }}
            >
              {(button) => (
                <Button {...button} variant="default" size="sm" leftSection={<IconFileImport size={16} aria-hidden />}>
                  {t("fromFile")}
                </Button>
              )}
            </FileButton>
          </Group>
          <Text size="sm" role="status">
            {names.length === 0
              ? t("counted", { count: jumlahobject, unit: satuanobject })
              : names.length === jumlahobject
                ? t("asMany", { count: names.length, unit: satuanobject })
                : t("other", { count: names.length, before: jumlahobject, unit: satuanobject })}
          </Text>
          <FormButtons dismiss={t("back")} onClose={onDone}>
            <Button type="submit" loading={isPending}>
              {t("save")}
            </Button>
          </FormButtons>
        </Stack>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </SectionCard>
  );
}
