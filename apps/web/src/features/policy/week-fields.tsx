import { Button, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWeekday } from "../../lib/use-weekday.ts";
import type { PolicyForm } from "./use-policy-form.ts";
import classes from "./week-fields.module.css";

interface Props {
  readonly form: PolicyForm;
}

function DayRow({ form, at }: Props & { readonly at: number }) {
  const { t } = useTranslation("policy");
  const day = useWeekday()(at + 1);
  const value = form.values.jampekan[at];
  if (!value) return null;
  const { isOpen, jambuka, jamtutup } = value;
  const path = `jampekan.${at}` as const;
  return (
    <li className={classes["day"]}>
      <Switch
        label={day}
        checked={isOpen}
        onChange={({ currentTarget }) => form.setFieldValue(`${path}.isOpen`, currentTarget.checked)}
      />
      {isOpen ? (
        <>
          <TextInput aria-label={t("opensOn", { day })} maxLength={5} {...form.getInputProps(`${path}.jambuka`)} />
          <Text component="span" aria-hidden>
            –
          </Text>
          <TextInput aria-label={t("closesOn", { day })} maxLength={5} {...form.getInputProps(`${path}.jamtutup`)} />
          <Text component="span" size="sm" c="dimmed">
            {jamtutup.length === 5 && jamtutup < jambuka ? t("nextDay") : ""}
          </Text>
        </>
      ) : (
        <Text component="span" c="dimmed">
          {t("closed")}
        </Text>
      )}
    </li>
  );
}

/** When it opens on each weekday, or that it doesn't. */
export function WeekFields({ form }: Props) {
  const { t } = useTranslation("policy");
  const [monday] = form.values.jampekan;
  const problem = form.errors["jampekan"];
  return (
    <Stack gap="sm">
      <ul className={classes["week"]}>
        {form.values.jampekan.map((_, at) => (
          <DayRow key={at} form={form} at={at} />
        ))}
      </ul>
      {problem ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      ) : null}
      <Group>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            if (monday)
              form.setFieldValue(
                "jampekan",
                form.values.jampekan.map(() => ({ ...monday })),
              );
          }}
        >
          {t("likeMonday")}
        </Button>
      </Group>
    </Stack>
  );
}
