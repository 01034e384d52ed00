import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { errorReference, errorText } from "../lib/error-text.ts";

interface Props {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** A read that failed: what happened, what to do next, and the number to tell the administrator. */
export function ErrorState({ error, onRetry }: Props) {
  const { t } = useTranslation("state");
  const reference = errorReference(error);
  return (
    <Alert color="red" role="alert" title={t("errorTitle")} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{errorText(error, t)}</Text>
        {reference ? <Text size="xs">{t("reference", { id: reference })}</Text> : null}
        {onRetry ? (
          <Button variant="default" size="sm" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {t("retry")}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
