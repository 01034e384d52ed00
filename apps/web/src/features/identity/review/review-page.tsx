import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { ReviewQueue } from "@retribusi/contract/features/identity/review.endpoints";
import { IconShieldCheck, IconUserCheck } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../components/empty-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { AccountCard } from "./account-card.tsx";
import { RequestCard } from "./request-card.tsx";
import classes from "./review-page.module.css";
import { useReviewQueue } from "./review-query.ts";

interface SectionProps<T> {
  readonly title: string;
  readonly entries: readonly T[];
  /** How many wait, shown or not. */
  readonly count: number;
  readonly empty: ReactNode;
  readonly render: (entry: T, onGone: () => void) => ReactNode;
}

/** What waits of one kind. When a card has gone, the keyboard goes on from the heading. */
function Section<T>({ title, entries, count, empty, render }: SectionProps<T>) {
  const { t } = useTranslation("review");
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group gap="sm">
        <Title order={2} size="h3" id={id} tabIndex={-1}>
          {title}
        </Title>
        <Badge variant="light" tt="none" size="lg" color={count > 0 ? "kunyit" : "gray"}>
          {t("count", { count })}
        </Badge>
      </Group>
      {count > entries.length ? (
        <Text size="sm" c="dimmed">
          {t("first", { shown: entries.length, count })}
        </Text>
      ) : null}
      {entries.length === 0 ? empty : null}
      <ul className={classes.list}>
        {entries.map((entry) => render(entry, () => document.getElementById(id)?.focus()))}
      </ul>
    </Stack>
  );
}

function Queue({ queue }: { readonly queue: ReviewQueue }) {
  const { t } = useTranslation("review");
  const icon = { size: 32, stroke: 1.5, "aria-hidden": true } as const;
  return (
    <Stack gap="xl">
      <Section
        title={t("accounts")}
        entries={queue.akun}
        count={queue.jumlahakun}
        empty={
          <EmptyState
            icon={<IconUserCheck {...icon} />}
            title={t("accountsNone")}
            description={t("accountsNoneText")}
          />
        }
        render={(account, onGone) => <AccountCard key={account.userid} account={account} onGone={onGone} />}
      />
      <Section
        title={t("requests")}
        entries={queue.permintaan}
        count={queue.jumlahpermintaan}
        empty={
          <EmptyState
            icon={<IconShieldCheck {...icon} />}
            title={t("requestsNone")}
            description={t("requestsNoneText")}
          />
        }
        render={(request, onGone) => <RequestCard key={request.id} request={request} onGone={onGone} />}
      />
    </Stack>
  );
}

/** The super user's queue: accounts that wait for review, and requests for roles. */
export function ReviewPage() {
  const { t } = useTranslation("review");
  const query = useReviewQueue();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {query.data ? <Queue queue={query.data} /> : <QueryState query={query} />}
    </>
  );
}
