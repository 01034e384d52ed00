import { Alert, Anchor, Button, Checkbox, Group, List, Progress, Stack, Text } from "@mantine/core";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import type { BulkChoice } from "./bulk-choice.ts";
import type { BulkRun, useBulkApproval } from "./use-bulk-approval.ts";

interface Row {
  readonly booking: BookingSummary;
  readonly why: string;
}

/** Orders with a reason each. */
const Reasons = ({ rows }: { readonly rows: readonly Row[] }) => (
  <List size="sm" listStyleType="none">
    {rows.map(({ booking: { id, jenisbooking, namapemesan }, why }) => (
      <List.Item key={id}>
        <Anchor component={Link} to={paths.booking(jenisbooking, id)} size="sm">
          {id}
        </Anchor>
        , {namapemesan}: {why}
      </List.Item>
    ))}
  </List>
);

type Approval = ReturnType<typeof useBulkApproval>;

/** What came of it: how many were approved, and each that wasn't with its reason. It stays until it is closed. */
export function BulkOutcome({ approval: { run, isRunning, forget } }: { readonly approval: Approval }) {
  const { t } = useTranslation("staff");
  if (!run || isRunning) return null;
  const done = run.tried - run.failures.length;
  const isWhole = run.failures.length === 0;
  const Icon = isWhole ? IconCheck : IconAlertTriangle;
  return (
    <Alert
      role={isWhole ? "status" : "alert"}
      color={isWhole ? "green" : "red"}
      icon={<Icon aria-hidden />}
      title={t("bulk.done", { count: done, all: run.all })}
      withCloseButton
      closeButtonLabel={t("bulk.close")}
      onClose={forget}
    >
      {isWhole ? null : <Reasons rows={run.failures} />}
    </Alert>
  );
}

function Running({ run }: { readonly run: BulkRun }) {
  const { t } = useTranslation("staff");
  const words = t("bulk.progress", { done: run.tried, all: run.all });
  return (
    <Stack gap={4} role="status">
      <Text size="sm">{words}</Text>
      <Progress value={(100 * run.tried) / run.all} aria-label={words} />
    </Stack>
  );
}

interface Props {
  readonly choice: BulkChoice;
  readonly approval: Approval;
}

/** Above the list: tick all that nothing speaks against, and approve what is ticked. */
export function BulkBar({ choice, approval }: Props) {
  const { t } = useTranslation("staff");
  const { chosen, isEveryPlain, canTickAll, leftOut, tickAll } = choice;
  const { run, isRunning, start } = approval;
  const count = chosen.length;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm" mih={36}>
        <Checkbox
          label={t("bulk.all")}
          checked={isEveryPlain}
          indeterminate={count > 0 && !isEveryPlain}
          disabled={isRunning || !canTickAll}
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        />
        {count > 0 ? (
          <Button size="sm" loading={isRunning} onClick={() => void start(chosen)}>
            {t("bulk.approve", { count })}
          </Button>
        ) : null}
      </Group>
      {leftOut.length > 0 ? (
        <div>
          <Text size="sm" c="dimmed">
            {t("bulk.leftOut")}
          </Text>
          <Reasons rows={leftOut} />
        </div>
      ) : null}
      {run && isRunning ? <Running run={run} /> : null}
    </Stack>
  );
}
