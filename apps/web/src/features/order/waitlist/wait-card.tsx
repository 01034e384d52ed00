import { Button, Card, Group, Stack, Text } from "@mantine/core";
import type { Tone } from "@retribusi/contract/define/field";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StatusBadge } from "../../../components/status-badge.tsx";
import { paths } from "../../../lib/paths.ts";
import { HeldUntil } from "../../booking/waitlist/held-until.tsx";
import { useChanceWords, usePlaceWords, useWaitTime, waitName } from "../../booking/waitlist/wait-words.ts";
import { offerPath, type Wait } from "../../booking/waitlist/waits-query.ts";
import { useGiveUp } from "./use-give-up.ts";
import classes from "./wait-card.module.css";
import { placeOfWait } from "./wait-place.ts";

const tones: Readonly<Record<Wait["keadaan"], Tone>> = {
  menunggu: "waiting",
  ditawari: "active",
  diterima: "done",
  lewat: "failed",
  lepas: "quiet",
  berakhir: "quiet",
};

interface Props {
  readonly wait: Wait;
  readonly onOver: () => void;
}

/** What can be done about it, by how it stands. */
function Ways({ wait }: Pick<Props, "wait">) {
  const { t } = useTranslation("waitlist");
  const { giveUp, isPending } = useGiveUp(wait);
  const { keadaan, bookingid, jenisbooking } = wait;
  const object = waitName(wait);
  const look = { size: "sm", className: classes.button ?? "" };
  if (keadaan === "ditawari" || keadaan === "menunggu") {
    const isOffered = keadaan === "ditawari";
    return (
      <>
        {isOffered ? (
          <Button component={Link} to={offerPath(wait.id)} {...look} aria-label={t("list.openThis", { object })}>
            {t("list.open")}
          </Button>
        ) : null}
        <Button
          {...look}
          variant="default"
          loading={isPending}
          onClick={giveUp}
          aria-label={t(isOffered ? "list.giveBackThis" : "list.leaveThis", { object })}
        >
          {t(isOffered ? "list.giveBack" : "list.leave")}
        </Button>
      </>
    );
  }
  if (keadaan === "diterima") {
    return bookingid === null ? null : (
      <Button component={Link} to={paths.booking(jenisbooking, bookingid)} {...look} variant="default">
        {t("list.toBooking")}
      </Button>
    );
  }
  if (keadaan === "berakhir") return null;
  return (
    <Button
      component={Link}
      to={placeOfWait(wait)}
      {...look}
      variant="default"
      aria-label={t("list.againThis", { object })}
    >
      {t("list.again")}
    </Button>
  );
}

/** One place in a waitlist: what, when, how it stands, and what can be done. */
export function WaitCard({ wait, onOver }: Props) {
  const { t } = useTranslation("waitlist");
  const waitTime = useWaitTime();
  const placeWords = usePlaceWords();
  const chanceWords = useChanceWords();
  const { keadaan, didepan, peluang, lokasikabkota } = wait;
  const chance = chanceWords(peluang);
  return (
    <Card component="li" padding="md" data-state={keadaan} className={classes.card ?? ""}>
      <Stack gap={6}>
        <Group gap="xs" justify="space-between" align="flex-start">
          <div>
            <Text component="h3" fw={700}>
              {waitName(wait)}
            </Text>
            <Text size="sm">{waitTime(wait)}</Text>
            <Text size="sm" c="dimmed">
              {lokasikabkota}
            </Text>
          </div>
          <StatusBadge tone={tones[keadaan]} label={didepan === null ? t(`state.${keadaan}`) : placeWords(didepan)} />
        </Group>
        {keadaan === "ditawari" ? (
          <Text size="sm">
            <HeldUntil wait={wait} onOver={onOver} />
          </Text>
        ) : null}
        {chance ? <Text size="sm">{chance}</Text> : null}
        <Group gap="sm" className={classes.ways ?? ""}>
          <Ways wait={wait} />
        </Group>
      </Stack>
    </Card>
  );
}
