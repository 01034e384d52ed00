import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import type { Reading } from "@retribusi/contract/features/inbox/inbox.endpoints";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { IconChecks, IconInbox } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import list from "../../components/list.module.css";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useFocusAfterStep } from "../../components/use-focus-after-step.ts";
import { PushLine } from "../push/push-line.tsx";
import classes from "./inbox-page.module.css";
import { useInbox, useRead, useUnread } from "./inbox-query.ts";
import { LetterCard } from "./letter-card.tsx";

/** Why nothing is shown: nobody has written yet, or everything was read. */
function Nothing({ onlyUnread }: { readonly onlyUnread: boolean }) {
  const { t } = useTranslation("inbox");
  return (
    <EmptyState
      icon={<IconInbox size={32} stroke={1.5} aria-hidden />}
      title={t(onlyUnread ? "allReadTitle" : "emptyTitle")}
      description={t(onlyUnread ? "allReadText" : "emptyText")}
    />
  );
}

/** Everything that was told to whoever is signed in, latest first. */
export function InboxPage() {
  const { t } = useTranslation("inbox");
  const [shown, show] = useState("all");
  const onlyUnread = shown === "unread";
  const query = useInbox(onlyUnread);
  const { data: unread } = useUnread();
  const { mutate: read, isPending } = useRead();
  const [steps, setSteps] = useState(0);
  const letters = query.data?.pages.flatMap(({ records }) => records);
  const latest = letters?.[0]?.id;
  // What was marked may leave the list, and the button for all of it does.
  const shownLetters = useFocusAfterStep<HTMLDivElement>(steps > 0 && steps * 1000 + (letters?.length ?? 0));
  const mark = (which: Reading) => read(which, { onSuccess: () => setSteps((before) => before + 1) });
  const choices = [
    { value: "all", label: t("all") },
    { value: "unread", label: t("unread") },
  ];
  return (
    <Stack gap="md" maw="48rem">
      <PageHeader title={t("title")} lead={t("lead", { days: retention.messages })} />
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          classNames={{ label: classes.choice ?? "" }}
          aria-label={t("show")}
          data={choices}
          value={shown}
          onChange={show}
        />
        {latest !== undefined && unread && unread.num > 0 ? (
          <Button
            variant="default"
            mih={44}
            leftSection={<IconChecks size={18} aria-hidden />}
            loading={isPending}
            onClick={() => mark({ sampai: latest })}
          >
            {t("markAll")}
          </Button>
        ) : null}
      </Group>
      <PushLine />
      <QueryState query={query} lines={6} />
      {letters?.length === 0 ? <Nothing onlyUnread={onlyUnread} /> : null}
      <Stack component="ul" ref={shownLetters} tabIndex={-1} gap="sm" className={list.plain} aria-label={t("title")}>
        {letters?.map((letter) => (
          <LetterCard key={letter.id} letter={letter} onRead={(id) => mark({ ids: [id] })} />
        ))}
      </Stack>
      {query.hasNextPage ? (
        <Group justify="center">
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("more")}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
