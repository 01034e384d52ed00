import { Stack, Text } from "@mantine/core";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import type { TariffRecord } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { isSameSeries } from "@retribusi/contract/features/tariff/tariff.rules";
import { useTranslation } from "react-i18next";
import list from "../../components/list.module.css";
import { SectionCard } from "../../components/section-card.tsx";
import { StatusBadge, type Tone } from "../../components/status-badge.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { LegalBasis } from "./legal-basis.tsx";
import classes from "./tariff-history.module.css";
import { useTariffWords } from "./use-tariff-words.ts";

type Standing = "now" | "coming" | "over" | "diajukan" | "ditolak" | "ditarik";

const tones: Readonly<Record<Standing, Tone>> = {
  now: "active",
  coming: "open",
  over: "quiet",
  diajukan: "waiting",
  ditolak: "failed",
  ditarik: "quiet",
};

/** What a version is to the object's own today. */
function standingOf({ statustarif, berlakumulai, berlakusampai, objek }: TariffRecord): Standing {
  if (statustarif !== "disetujui") return statustarif;
  if (berlakumulai > objek.hariini) return "coming";
  return berlakusampai !== null && berlakusampai < objek.hariini ? "over" : "now";
}

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

/** Versions that follow each other, one group of payers after the other: what is valid when. The unit that the object is let by comes first. */
function seriesOf(records: readonly TariffRecord[]): TariffRecord[][] {
  const series: TariffRecord[][] = [];
  for (const record of records) {
    const own = series.find(([first]) => first !== undefined && isSameSeries(first, record));
    if (own) own.push(record);
    else series.push([record]);
  }
  const place = ([first]: readonly TariffRecord[]) =>
    first ? Number(first.satuantarif !== first.objek.satuantarif) * 10 + payerGroups.indexOf(first.kelompoktarif) : 0;
  return series.toSorted((one, other) => place(one) - place(other));
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
