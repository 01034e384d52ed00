import { Button, Center, Text, Title } from "@mantine/core";
import type { OpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchInput } from "../../../components/search-input.tsx";
import { formatCount } from "../../../lib/figures.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { ObjectCard } from "./object-card.tsx";
import { offeredObjects } from "./open-figures.ts";
import classes from "./open-page.module.css";

/** Objects that are drawn at once: a region may have thousands. */
const step = 12;

/** What can be booked, and what it costs by which regulation. */
export function ObjectSection({ data, region }: { readonly data: OpenData; readonly region: string | undefined }) {
  const { t } = useTranslation("openData");
  const language = useLanguage();
  const [wanted, setWanted] = useState("");
  const [most, setMost] = useState(step);
  const found = offeredObjects(data, region, wanted);
  const counts = { count: found.length, num: formatCount(found.length, language) };
  return (
    <section className={classes.section} aria-labelledby="objects">
      <div>
        <Title order={2} id="objects">
          {t("objects.title")}
        </Title>
        <Text c="dimmed">{t("objects.about")}</Text>
      </div>
      <SearchInput
        label={t("objects.search")}
        clearLabel={t("objects.clear")}
        className={classes.region ?? ""}
        value={wanted}
        pause={200}
        onSearch={(next) => {
          setWanted(next);
          setMost(step);
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {found.length === 0 ? t("objects.none") : t("objects.count", counts)}
      </Text>
      <ul className={classes.objects}>
        {found.slice(0, most).map((offered) => (
          <ObjectCard key={offered.object.objectid} {...offered} today={data.madeat.slice(0, 10)} />
        ))}
      </ul>
      {found.length > most ? (
        <Center>
          <Button variant="default" onClick={() => setMost(most + 4 * step)}>
            {t("objects.more", { num: formatCount(found.length - most, language) })}
          </Button>
        </Center>
      ) : null}
    </section>
  );
}
