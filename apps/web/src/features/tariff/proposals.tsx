import { Stack, Text, Title } from "@mantine/core";
import { IconRubberStamp } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import list from "../../components/list.module.css";
import { QueryState } from "../../components/query-state.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { useTariffs } from "./tariff-query.ts";

/** Proposals that wait for a decision. When one has gone, the keyboard goes on from the heading. */
export function Proposals() {
  const { t } = useTranslation("tariff");
  const id = useId();
  const query = useTariffs({ statustarif: "diajukan" });
  const records = query.data?.records ?? [];
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} tabIndex={-1}>
        {t("waiting")}
      </Title>
      <QueryState query={query} />
      {query.data && records.length === 0 ? (
        <EmptyState
          icon={<IconRubberStamp size={32} stroke={1.5} aria-hidden />}
          title={t("nothingWaits")}
          description={t("nothingWaitsText")}
        />
      ) : null}
      {query.data?.hasMore ? (
        <Text size="sm" c="dimmed">
          {t("firstOnes", { count: records.length })}
        </Text>
      ) : null}
      <Stack component="ul" gap="md" className={list.plain}>
        {records.map((tariff) => (
          <ProposalCard key={tariff.id} tariff={tariff} onGone={() => document.getElementById(id)?.focus()} />
        ))}
      </Stack>
    </Stack>
  );
}
