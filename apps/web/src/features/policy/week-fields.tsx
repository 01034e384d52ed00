import { Button, Group, Input, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useWeekday } from "../../lib/use-weekday.ts";
import type { PolicyForm } from "./use-policy-form.ts";
import classes from "./week-fields.module.css";

interface Props {
  readonly form: PolicyForm;
}

function DayRow({ form, at }: Props & { readonly at: number }) {
  const { t } = useTranslation("policy");
  const id = useId();
  const day = useWeekday()(at + 1);
  const value = form.values.jampekan[at];
  if (!value) return null;
  const { isOpen, jambuka, jamtutup } = value;
  const path = `jampekan.${at}` as const;
  const problems = (["jambuka", "jamtutup"] as const)
    .map((name) => [name, form.errors[`${path}.${name}`]] as const)
    .filter(([, problem]) => Boolean(problem));
  /** The words of a problem are wider than a time: they stand below the whole day. */
  const clock = (name: "jambuka" | "jamtutup") => {
    const { error, ...props } = form.getInputProps(`${path}.${name}`);
    return { ...props, maxLength: 5, error: Boolean(error), ...(error ? { "aria-describedby": `${id}-${name}` } : {}) };
  };
  return (
    <li className={classes["day"]}>
      <Switch
        label={day}
        checked={isOpen}
        onChange={({ currentTarget }) => form.setFieldValue(`${path}.isOpen`, currentTarget.checked)}
      />
      {isOpen ? (
        <>
          <TextInput aria-label={t("opensOn", { day })} {...clock("jambuka")} />
          <Text component="span" aria-hidden>
            –
          </Text>
          <TextInput aria-label={t("closesOn", { day })} {...clock("jamtutup")} />
          <Text component="span" size="sm" c="dimmed">
            {jamtutup.length === 5 && jamtutup < jambuka ? t("nextDay") : ""}
          </Text>
          {problems.map(([name, problem]) => (
            <Input.Error key={name} id={`${id}-${name}`} className={classes["problem"] ?? ""}>
              {problem}
            </Input.Error>
          ))}
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
