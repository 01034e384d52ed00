import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { errorReference, errorText, nextStepOf } from "../lib/error-text.ts";
import { paths } from "../lib/paths.ts";
import { OrganisationContact } from "./organisation-contact.tsx";

interface Props {
  readonly error: unknown;
  /** Sends the same request again; offered only where that can help. */
  readonly onRetry?: (() => void) | undefined;
  /** A better way on than the usual one, which is not told then. */
  readonly children?: ReactNode;
}

/** A call that failed: what happened, what to do next, and the number to tell the administrator. */
export function ErrorState({ error, onRetry, children }: Props) {
  const { t } = useTranslation("state");
  const reference = errorReference(error);
  const next = nextStepOf(error);
  return (
    <Alert color="red" role="alert" title={t("errorTitle")} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{errorText(error, t)}</Text>
        {next && next !== "reload" && !children ? <Text size="sm">{t(`next.${next}`)}</Text> : null}
        {reference ? <Text size="xs">{t("reference", { id: reference })}</Text> : null}
        {reference || next === "ask" ? <OrganisationContact size="xs" /> : null}
        {onRetry && !next ? (
          <Button variant="default" size="sm" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {t("retry")}
          </Button>
        ) : null}
        {children ?? <OtherWay next={next} />}
      </Stack>
    </Alert>
  );
}

/** Where to go on when asking again is no help. */
function OtherWay({ next }: { readonly next: ReturnType<typeof nextStepOf> }) {
  const { t } = useTranslation("state");
  if (next === "refresh" || next === "reload") {
    return (
      <Button variant="default" size="sm" onClick={() => window.location.reload()}>
        {t("reload")}
      </Button>
    );
  }
  if (next !== "ask" && next !== "look") return null;
  return (
    <Anchor component={Link} to={paths.start} size="sm">
      {t("toStart")}
    </Anchor>
  );
}
