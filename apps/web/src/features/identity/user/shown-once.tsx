import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./shown-once.module.css";

interface Props {
  readonly value: string;
  /** What to do with it. */
  readonly text: string;
}

/** A secret that the server will not show again. */
export function ShownOnce({ value, text }: Props) {
  const { t } = useTranslation("administration");
  return (
    <Alert color="kunyit" role="status">
      <Stack gap="xs">
        <Text size="sm">{text}</Text>
        <Group gap="sm" wrap="nowrap">
          <Code className={classes.value ?? ""}>{value}</Code>
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="compact-sm"
                className={classes.copy ?? ""}
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                onClick={copy}
              >
                {copied ? t("copied") : t("copy")}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Alert>
  );
}
