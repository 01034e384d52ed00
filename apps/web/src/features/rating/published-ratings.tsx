import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePublished } from "./rating-query.ts";
import { Stars } from "./stars.tsx";
import { useMonth } from "./use-month.ts";

/** What guests said of an object, as far as it was published, and what they gave it on average. Nothing while there is neither. */
export function PublishedRatings({ objectid }: { readonly objectid: number }) {
  const { t } = useTranslation("rating");
  const month = useMonth();
  const { data } = usePublished(objectid);
  if (!data || (data.rata === null && data.records.length === 0)) return null;
  const { jumlah, rata, records } = data;
  return (
    <section aria-labelledby="ratings">
      <Title order={2} id="ratings" mb="xs">
        {t("public")}
      </Title>
      {rata === null ? null : <Text fw={600}>{t("average", { value: rata, count: jumlah })}</Text>}
      <Stack gap="md" component="ul" m={0} p={0} mt="sm" style={{ listStyle: "none" }}>
        {[...records.entries()].map(([place, { bintang, isi, inisial, bulan }]) => (
          <li key={place}>
            <Stars value={bintang} />
            <Text style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{isi}</Text>
            <Text size="sm" c="dimmed">
              {inisial ? t("by", { letter: inisial, month: month(bulan) }) : t("byGuest", { month: month(bulan) })}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  );
}
