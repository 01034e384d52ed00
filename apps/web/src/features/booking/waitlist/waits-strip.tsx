import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconHourglass, IconSparkles } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HeldUntil } from "./held-until.tsx";
import { useWaitTime, waitName } from "./wait-words.ts";
import { offerPath, useWaits, type Wait, waitsPath } from "./waits-query.ts";
import classes from "./waits-strip.module.css";

/** What is held for somebody right now: nothing is more urgent. */
function Offered({ wait, onOver }: { readonly wait: Wait; readonly onOver: () => void }) {
  const { t } = useTranslation("waitlist");
  const waitTime = useWaitTime();
  return (
    <Alert color="green" icon={<IconSparkles aria-hidden />} title={t("strip.offered", { object: waitName(wait) })}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm">{waitTime(wait)}</Text>
          <Text size="sm">
            <HeldUntil wait={wait} onOver={onOver} />
          </Text>
        </div>
        <Button component={Link} to={offerPath(wait.id)} size="sm" className={classes.button ?? ""}>
          {t("strip.open")}
        </Button>
      </Group>
    </Alert>
  );
}

/** In short what is offered to a customer and what they wait for; nothing where there is neither. */
export function WaitsStrip() {
  const { t } = useTranslation("waitlist");
  const { data, refetch } = useWaits();
  const offered = data?.records.filter(({ keadaan }) => keadaan === "ditawari") ?? [];
  const waiting = data?.records.filter(({ keadaan }) => keadaan === "menunggu") ?? [];
  if (offered.length + waiting.length === 0) return null;
  return (
    <Stack gap="sm" mb="lg">
      {offered.map((wait) => (
        <Offered key={wait.id} wait={wait} onOver={() => void refetch()} />
      ))}
      {waiting.length > 0 ? (
        <Group gap="0 0.75rem" className={classes.waiting ?? ""}>
          <IconHourglass size={18} aria-hidden />
          <Text size="sm">
            {t("strip.waits", { count: waiting.length })}
            {waiting.some(({ didepan }) => didepan === 0) ? ` ${t("strip.next")}` : ""}
          </Text>
          <Anchor component={Link} to={waitsPath} size="sm" className={classes.link ?? ""}>
            {t("strip.list")}
          </Anchor>
        </Group>
      ) : null}
    </Stack>
  );
}
