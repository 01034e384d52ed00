import { Button, Card, Group, Text, Title } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { IconFileText } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { Countdown } from "../../components/countdown.tsx";
import { DefinitionList } from "../../components/definition-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { UsualZone } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { WithHistory } from "../../records/history/with-history.tsx";
import { type RecordRow, titleOf } from "../../records/record.ts";
import { getRecord } from "../../records/record-api.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { getEntityPage } from "../../records/record-pages.ts";
import { RecordDetails } from "../../records/view/record-details.tsx";
import { BackToList, ViewActions } from "../../records/view/view-actions.tsx";
import { clockOf } from "./breach-clock.ts";

/** The law's 3 × 24 hours for a breach: how long is left, and who waits to be told. */
function BreachClockPanel({ record }: { readonly record: RecordRow }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const zone = use(UsualZone);
  const holds = useHoldsPage();
  const { deadline, people, authority } = clockOf(record, serverNow());
  const isOpen = [people, authority].some((state) => state === "due" || state === "overdue");
  return (
    <Card component="section" aria-labelledby="breach-clock" mb="md">
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} size="h3" id="breach-clock">
          {t("clockTitle")}
        </Title>
        {isOpen ? <Countdown deadline={deadline} /> : null}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {t("clockUntil", { time: formatInstant(deadline, zone, language) })}
      </Text>
      <DefinitionList
        items={[
          { label: t("clockPeople"), value: t(`clock.${people}`) },
          { label: t("clockAuthority"), value: t(`clock.${authority}`) },
        ]}
      />
      {holds("log_pelanggaran/surat") ? (
        <Button
          component={Link}
          to={`/log_pelanggaran/surat/${String(record["id"])}`}
          variant="default"
          mt="md"
          style={{ alignSelf: "start" }}
          leftSection={<IconFileText size={16} aria-hidden />}
        >
          {t("letters")}
        </Button>
      ) : null}
    </Card>
  );
}

const page = getEntityPage("log_pelanggaran/view");

/** A breach: first the clock that runs and the letters, then the record. */
export function BreachViewPage() {
  const text = useLabel();
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: recordKeys.record("log_pelanggaran", id),
    queryFn: ({ signal }) => getRecord("log_pelanggaran", id, signal),
  });
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data ? titleOf(page.entity, data, text) : text(page.entity.title)}
        lead={data ? text(page.entity.title) : ""}
        actions={
          <>
            <BackToList page={page} />
            {data ? <ViewActions page={page} record={data} /> : null}
          </>
        }
      />
      <QueryState query={query} />
      {data ? (
        <>
          <BreachClockPanel record={data} />
          <WithHistory entity={page.entity.name} id={id}>
            <RecordDetails page={page} record={data} />
          </WithHistory>
        </>
      ) : null}
    </>
  );
}
