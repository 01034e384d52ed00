import { Text } from "@mantine/core";
import { writeDays } from "@retribusi/contract/define/filter";
import { readHeatMap } from "@retribusi/contract/features/report/report.endpoints";
import { usingCodes } from "@retribusi/contract/features/report/report.figures";
import { IconCalendarOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../components/empty-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { listAddress } from "../drill-down.ts";
import { Refusal } from "../refusal.tsx";
import type { Asked } from "../report-address.ts";
import { useListPath } from "../use-list-address.ts";
import { HeatGrid } from "./heat-grid.tsx";

const names: readonly string[] = Object.keys(readHeatMap.query.shape);

/** Occupancy of each object on each day of the period. */
export function HeatMapView({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("report");
  const wanted = Object.fromEntries(Object.entries(asked).filter(([name]) => names.includes(name)));
  const query = useQuery({
    queryKey: ["report", "peta", wanted],
    queryFn: ({ signal }) => callEndpoint(readHeatMap, { query: wanted, signal }),
    staleTime: 60_000,
  });
  const path = useListPath();
  // Those that touch the day: they begin on it or before, and end on it or after.
  const addressOf = useCallback(
    (objectid: number, day: string) =>
      path &&
      listAddress(path, {
        objectid: String(objectid),
        statusbooking: usingCodes.join(","),
        haripakai: writeDays({ last: day }),
        tglakhirpemakaian: `${day}..`,
      }),
    [path],
  );
  const { data, error } = query;
  if (error) return <Refusal error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <LoadingState lines={8} />;
  if (data.objects.length === 0) {
    return <EmptyState title={t("emptyTitle")} description={t("heat.empty")} icon={<IconCalendarOff aria-hidden />} />;
  }
  return (
    <>
      <HeatGrid map={data} addressOf={addressOf} />
      {data.hasMore ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t("heat.more")}
        </Text>
      ) : null}
    </>
  );
}
