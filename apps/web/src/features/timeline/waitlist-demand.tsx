import { Anchor, Button, Stack, Table, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { formatDate } from "@retribusi/contract/define/dates";
import { waitlistDemand } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { timelinePage } from "@retribusi/contract/features/timeline/timeline.pages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { z } from "zod";
import list from "../../components/list.module.css";
import { QueryState } from "../../components/query-state.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { paths } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { waitName } from "../booking/waitlist/wait-words.ts";
import { waitsKey } from "../booking/waitlist/waits-query.ts";
import { today } from "../catalog/catalogue-query.ts";
import { timelineAt } from "./timeline-address.ts";
import classes from "./waitlist-demand.module.css";

type Demand = z.output<typeof waitlistDemand.answer>["records"][number];

/** So many days are shown until more are asked for. */
const few = 8;

const useDemand = () =>
  useQuery({
    queryKey: [...waitsKey, "demand"],
    queryFn: ({ signal }) => callEndpoint(waitlistDemand, { signal }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

const keyOf = ({ tanggal, objectid }: Demand): string => `${tanggal} ${objectid}`;

/** The day in the timeline, of this object where there is room for one. */
function DayLink({ row }: { readonly row: Demand }) {
  const { t } = useTranslation("waitlist");
  const language = useLanguage();
  const { tanggal, objectid, jenisbooking, objectname } = row;
  const to = `${paths.page(timelinePage)}?${timelineAt({ day: tanggal, jenis: jenisbooking, cari: objectname, objectid }, today())}`;
  const day = formatDate(tanggal, language);
  return (
    <Anchor component={Link} to={to} className={classes.link ?? ""} aria-label={t("demand.open", { day })}>
      {day}
    </Anchor>
  );
}

function Rows({ rows }: { readonly rows: readonly Demand[] }) {
  const { t } = useTranslation("waitlist");
  return (
    <Table aria-label={t("demand.title")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("demand.day")}</Table.Th>
          <Table.Th>{t("demand.object")}</Table.Th>
          {(["people", "units", "offered"] as const).map((name) => (
            <Table.Th key={name} ta="right">
              {t(`demand.${name}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            <Table.Td>
              <DayLink row={row} />
            </Table.Td>
            <Table.Td lang="id">{waitName(row)}</Table.Td>
            <Table.Td ta="right">{row.orang}</Table.Td>
            <Table.Td ta="right">{row.unit}</Table.Td>
            <Table.Td ta="right">{row.ditawarkan}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards({ rows }: { readonly rows: readonly Demand[] }) {
  const { t } = useTranslation("waitlist");
  const units = (count: number) => t("units", { count });
  return (
    <Stack component="ul" gap="xs" className={list.plain ?? ""} aria-label={t("demand.title")}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={classes.card}>
          <DayLink row={row} />
          <Text size="sm" lang="id">
            {waitName(row)}
          </Text>
          <Text size="sm">{t("demand.line", { count: row.orang, units: units(row.unit) })}</Text>
          {row.ditawarkan > 0 ? (
            <Text size="sm">{t("demand.offeredLine", { units: units(row.ditawarkan) })}</Text>
          ) : null}
        </li>
      ))}
    </Stack>
  );
}

/** Who waits for full days, by day and object: what could be let if there were more. */
export function WaitlistDemand() {
  const { t } = useTranslation("waitlist");
  const query = useDemand();
  const isNarrow = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const [isWhole, setWhole] = useState(false);
  const all = query.data?.records ?? [];
  const rows = isWhole ? all : all.slice(0, few);
  const Shape = isNarrow ? Cards : Rows;
  return (
    <SectionCard title={t("demand.title")} lead={t("demand.lead")}>
      {query.data ? null : <QueryState query={query} lines={3} />}
      {query.data && all.length === 0 ? <Text c="dimmed">{t("demand.none")}</Text> : null}
      {rows.length > 0 ? <Shape rows={rows} /> : null}
      {rows.length < all.length ? (
        <Button variant="default" className={classes.more ?? ""} onClick={() => setWhole(true)}>
          {t("demand.more")}
        </Button>
      ) : null}
      {isWhole && query.data?.hasMore ? (
        <Text size="sm" c="dimmed">
          {t("demand.earliest")}
        </Text>
      ) : null}
    </SectionCard>
  );
}
