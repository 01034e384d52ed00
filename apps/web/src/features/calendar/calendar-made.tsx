import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./calendar.module.css";
import { programLinks } from "./calendar-choice.ts";

const programs = ["google", "apple", "outlook"] as const;

/** A new address, which the server will not show again, and the ways into a calendar with it. */
export function CalendarMade({ address, name }: { readonly address: string; readonly name: string }) {
  const { t } = useTranslation("calendar");
  const links = programLinks(address);
  return (
    <Alert color="kunyit" role="status" title={t("made", { name })}>
      <Stack gap="sm">
        <Text size="sm">{t("once")}</Text>
        <Group gap="sm">
          <Code className={classes.address ?? ""}>{address}</Code>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
                onClick={copy}
              >
                {copied ? t("copied") : t("copy")}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Text size="sm" fw={600}>
          {t("openIn")}
        </Text>
        <Group gap="sm">
          {programs.map((program) => (
            <Button
              key={program}
              component="a"
              href={links[program]}
              variant="default"
              {...(program === "apple" ? {} : { target: "_blank", rel: "noreferrer" })}
            >
              {t(program)}
            </Button>
          ))}
        </Group>
        <Text size="sm">{t("private")}</Text>
      </Stack>
    </Alert>
  );
}
