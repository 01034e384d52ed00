import { Button, Group, Stack, Text } from "@mantine/core";
import type { RatingList } from "@retribusi/contract/features/rating/rating.endpoints";
import { IconStar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useHoldsPage } from "../../lib/current-user.ts";
import { usePublish, useRatings } from "./rating-query.ts";
import { Stars } from "./stars.tsx";
import { useMonth } from "./use-month.ts";

type Rating = RatingList["records"][number];

function Line({ objectid, rating }: { readonly objectid: number; readonly rating: Rating }) {
  const { t } = useTranslation("rating");
  const month = useMonth();
  const mayPublish = useHoldsPage()("system/pengaturan");
  const { mutate, isPending } = usePublish(objectid);
  const { bookingid, bintang, isi, tampil, namapemesan, bulan } = rating;
  const verb = t(tampil ? "takeBack" : "publish");
  return (
    <Stack component="li" gap={4} py="sm">
      <Stars value={bintang} />
      {isi ? <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{isi}</Text> : null}
      <Text size="sm" c="dimmed">
        {t("who", { name: namapemesan, month: month(bulan), id: bookingid })} · {t(tampil ? "isPublic" : "isPrivate")}
      </Text>
      {mayPublish && isi ? (
        <Group>
          <Button
            variant="default"
            mih={44}
            loading={isPending}
            aria-label={`${verb}: ${t("booking", { id: bookingid })}`}
            onClick={() => mutate({ ...rating, tampil: !tampil })}
          >
            {verb}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

/** How an object was rated, the newest first, for those who look after it; the super user publishes sentences here. */
export function ObjectRatings({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("rating");
  const query = useRatings(objectid);
  const { data } = query;
  if (!data) return <QueryState query={query} lines={3} />;
  const { jumlah, rata, records } = data;
  return (
    <SectionCard title={t("ratings")} lead={rata === null ? undefined : t("average", { value: rata, count: jumlah })}>
      {records.length === 0 ? (
        <EmptyState title={t("none")} description={t("noneText")} icon={<IconStar aria-hidden />} />
      ) : (
        <ul style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {records.map((rating) => (
            <Line key={rating.bookingid} objectid={objectid} rating={rating} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
