import { Stack, Text } from "@mantine/core";
import type { Tone } from "@retribusi/contract/define/field";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { useTranslation } from "react-i18next";
import { LegalBasis } from "../../components/legal-basis.tsx";
import list from "../../components/list.module.css";
import { SectionCard } from "../../components/section-card.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./tariff-history.module.css";
import { type Standing, seriesOf, standingOf } from "./tariff-series.ts";
import { useTariffWords } from "./use-tariff-words.ts";

const tones: Readonly<Record<Standing, Tone>> = {
  now: "active",
  coming: "open",
  over: "quiet",
  diajukan: "waiting",
  ditolak: "failed",
  ditarik: "quiet",
};

function Version({ tariff }: { readonly tariff: TariffRecord }) {
  const { t } = useTranslation("tariff");
  const words = useTariffWords();
  const standing = standingOf(tariff);
  const { pengusul, pemutus, catatan, sekarang } = tariff;
  const people = [pengusul && t("proposedBy", { name: pengusul }), pemutus && t("decidedBy", { name: pemutus })].filter(
    Boolean,
  );
  return (
    <li className={classes["row"]}>
      <strong>{words.period(tariff)}</strong>
      <div>
        <strong>{words.amount(tariff)}</strong>
        {sekarang ? (
          <Text size="sm" c="dimmed">
            {words.change(tariff)}
          </Text>
        ) : null}
      </div>
      <div>
        <LegalBasis name={tariff.dasarhukum} address={tariff.tautan} />
        {people.length > 0 ? (
          <Text size="sm" c="dimmed">
            {people.join(" · ")}
          </Text>
        ) : null}
        {catatan ? <Text size="sm">{t("refusedBecause", { reason: catatan })}</Text> : null}
      </div>
      <StatusBadge tone={tones[standing]} label={t(`standing.${standing}`)} />
    </li>
  );
}

export function TariffHistory({ records }: { readonly records: readonly TariffRecord[] }) {
  const { t } = useTranslation("tariff");
  const label = useLabel();
  const words = useTariffWords();
  return (
    <Stack gap="lg">
      {seriesOf(records).map((versions) => {
        const [first] = versions;
        if (!first) return null;
        const title = t("series", { group: words.series(first), unit: label(tariffUnitLabels[first.satuantarif]) });
        return (
          <SectionCard key={title} title={title}>
            <ul className={list.plain}>
              {versions.map((tariff) => (
                <Version key={tariff.id} tariff={tariff} />
              ))}
            </ul>
          </SectionCard>
        );
      })}
    </Stack>
  );
}
