import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { Tone } from "@retribusi/contract/define/field";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StatusBadge } from "../../../components/status-badge.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { useLabel } from "../../../lib/use-label.ts";
import type { RecordRow } from "../../../records/record.ts";
import { addressOfPage } from "../../../records/record-pages.ts";
import { statusWord, useAccountBlock } from "./use-account-block.ts";

const { active, notActive, blocked, waiting, passwordExpired } = accountStatus;

const looks: Readonly<Record<number, { readonly tone: Tone; readonly next: NextStep }>> = {
  [active]: { tone: "done", next: "active" },
  [notActive]: { tone: "quiet", next: "notActive" },
  [blocked]: { tone: "failed", next: "blocked" },
  [waiting]: { tone: "waiting", next: "waiting" },
  [passwordExpired]: { tone: "waiting", next: "expired" },
};
type NextStep = "active" | "notActive" | "blocked" | "waiting" | "expired";

interface Props {
  readonly record: RecordRow;
}

/** The ways on from the account's state, as far as the person may go them. */
function Steps({ record }: Props) {
  const { t } = useTranslation("review");
  const { t: words } = useTranslation("administration");
  const holds = useHoldsPage();
  const state = useAccountBlock();
  const mayChange = state.mayChange(record);
  const mayReset = holds("userdata/resetpassword");
  const set = (statusakun: number) => () => void state.set(record, statusakun);
  switch (record.statusakun) {
    case notActive:
      return mayChange ? (
        <>
          <Button loading={state.isPending} onClick={set(active)}>
            {t("activate")}
          </Button>
          <Button variant="default" disabled={state.isPending} onClick={set(waiting)}>
            {t("toReview")}
          </Button>
        </>
      ) : null;
    case blocked:
      return mayChange ? (
        <Button loading={state.isPending} onClick={set(active)}>
          {words("unblock")}
        </Button>
      ) : null;
    case waiting:
      return holds("userdata/peninjauan") ? (
        <Button component={Link} to={paths.page("userdata/peninjauan")}>
          {t("toQueue")}
        </Button>
      ) : null;
    case passwordExpired:
      return mayReset ? (
        <Button component={Link} to={addressOfPage("userdata/resetpassword", String(record.userid))}>
          {words("reset")}
        </Button>
      ) : null;
    default:
      return null;
  }
}

/** What the account's state means, and what to do about it. */
export function AccountStateCard({ record }: Props) {
  const { t } = useTranslation("review");
  const text = useLabel();
  const code = Number(record.statusakun);
  const look = looks[code];
  const meaning = userdata.fields.statusakun.options?.find(({ value }) => value === code)?.meaning;
  if (!look || !meaning) return null;
  return (
    <Card component="section" aria-label={t("stateTitle")} mb="md">
      <Stack gap="xs">
        <Group gap="sm">
          <Title order={2} size="h4">
            {t("stateTitle")}
          </Title>
          <StatusBadge tone={look.tone} label={statusWord(record, text)} />
        </Group>
        <Text size="sm">{text(meaning)}</Text>
        <Text size="sm">
          <strong>{t("stateNow")}:</strong> {t(`next.${look.next}`)}
        </Text>
        <Group gap="sm">
          <Steps record={record} />
        </Group>
      </Stack>
    </Card>
  );
}
