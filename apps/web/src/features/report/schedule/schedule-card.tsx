import { Anchor, Button, Card, Group, Text, Title } from "@mantine/core";
import { rangeLabels } from "@retribusi/contract/features/report/report.sending";
import type { Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { timeOf } from "@retribusi/contract/features/report/schedule.rules";
import { IconLogout, IconPencil, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StatusBadge } from "../../../components/status-badge.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { RecipientLine } from "./recipient-line.tsx";
import { changeSchedulePath, findReport, reportPath } from "./schedule-address.ts";
import classes from "./schedules-page.module.css";
import { useRhythmWords } from "./use-rhythm-words.ts";
import { useScheduleActions } from "./use-schedules.ts";

const icon = { size: 16, "aria-hidden": true } as const;

function Actions({ schedule }: { readonly schedule: Schedule }) {
  const { t } = useTranslation("schedule");
  const { sending, turning, removing, leaving, askToRemove, askToLeave } = useScheduleActions(schedule);
  const { id, aktif, can, judul: name } = schedule;
  const named = (what: "sendNow" | "change" | "stop" | "resume" | "remove" | "leave") => ({
    "aria-label": t("of", { what: t(`${what}`), name }),
    children: t(`${what}`),
  });
  return (
    <Group gap="xs">
      {can.change ? (
        <>
          <Button
            variant="light"
            leftSection={<IconSend {...icon} />}
            loading={sending.isPending}
            onClick={() => sending.mutate()}
            {...named("sendNow")}
          />
          <Button
            component={Link}
            to={changeSchedulePath(id)}
            variant="default"
            leftSection={<IconPencil {...icon} />}
            {...named("change")}
          />
          <Button
            variant="default"
            leftSection={aktif ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
            loading={turning.isPending}
            onClick={() => turning.mutate()}
            {...named(aktif ? "stop" : "resume")}
          />
          <Button
            variant="default"
            leftSection={<IconTrash {...icon} />}
            loading={removing.isPending}
            onClick={() => void askToRemove()}
            {...named("remove")}
          />
        </>
      ) : null}
      {can.leave ? (
        <Button
          variant="default"
          leftSection={<IconLogout {...icon} />}
          loading={leaving.isPending}
          onClick={() => void askToLeave()}
          {...named("leave")}
        />
      ) : null}
    </Group>
  );
}

/** Which report of which days, as what, how often, and by whom. */
function Words({ schedule }: { readonly schedule: Schedule }) {
  const { t } = useTranslation("schedule");
  const text = useLabel();
  const rhythm = useRhythmWords();
  const holds = useHoldsPage();
  const { sumber, format, rentang, query, pemilik, can } = schedule;
  const report = findReport(sumber);
  const path = report && query ? reportPath(report, query, holds) : undefined;
  const range = text(rangeLabels[rentang]);
  // A report by year takes the year in which the days end.
  const days = { days: range, year: t("yearOf", { range }), now: t("asOfDay") }[report ? timeOf(report) : "days"];
  const title = report ? text(report.title) : sumber;
  return (
    <>
      <Text size="sm">
        {path ? (
          <Anchor component={Link} to={path}>
            {title}
          </Anchor>
        ) : (
          title
        )}
        {` · ${days} · ${format.toUpperCase()}`}
      </Text>
      <Text size="sm" c="dimmed">
        {rhythm(schedule)}
        {can.change ? "" : ` · ${t("by", { name: pemilik })}`}
      </Text>
    </>
  );
}

/** One schedule: what is sent, how often, and to whom with what came of it. */
export function ScheduleCard({ schedule }: { readonly schedule: Schedule }) {
  const { t } = useTranslation("schedule");
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} data-schedule={schedule.id}>
      <Group justify="space-between" align="flex-start" gap="md">
        <div className={classes.words}>
          <Group gap="xs">
            <Title order={2} size="h4" id={heading}>
              {schedule.judul}
            </Title>
            {schedule.aktif ? null : <StatusBadge tone="quiet" label={t("stopped")} />}
          </Group>
          <Words schedule={schedule} />
        </div>
        <Actions schedule={schedule} />
      </Group>
      <table className={classes.people} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t("who")}</th>
            <th scope="col">{t("outcome")}</th>
            <th scope="col">{t("last")}</th>
            <th scope="col">{t("next")}</th>
          </tr>
        </thead>
        <tbody>
          {schedule.penerima.map((recipient) => (
            <RecipientLine key={recipient.id} recipient={recipient} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
