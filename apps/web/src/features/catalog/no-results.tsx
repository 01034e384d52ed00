import { Alert, Button, Group } from "@mantine/core";
import { addDays } from "@retribusi/contract/define/dates";
import { formatNumber } from "@retribusi/contract/define/number";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconCalendarOff, IconMapSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { isNarrowed } from "./catalogue-address.ts";
import { type Audience, cataloguePath } from "./catalogue-place.ts";
import { useCatalogueCount } from "./catalogue-query.ts";

interface Props {
  readonly audience: Audience;
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
}

/** The same search among another kind, when it finds something there. */
function OtherKind({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const language = useLanguage();
  const { data } = useCatalogueCount({ ...search, jenis: kind }, audience);
  if (!data || data.num === 0) return null;
  const count = `${formatNumber(data.num, language)}${data.more ? "+" : ""}`;
  return (
    <Button component={Link} variant="default" to={cataloguePath(audience, { ...search, jenis: kind })}>
      {t("otherKind", { kind: label(bookingKindLabels[kind]), num: count })}
    </Button>
  );
}

const withoutMore = { fasilitas: undefined, kapasitas: undefined, hargamaks: undefined };

/** Nothing matches: the nearest searches that do. Where nothing was asked for there is nothing yet. */
export function NoResults({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const words = isNarrowed(search)
    ? { title: t("noneTitle"), description: t(search.cari ? "noneText" : "noneFewer") }
    : { title: t("emptyTitle"), description: t("emptyText") };
  const others = bookingKinds.filter((other) => other !== kind);
  return (
    <EmptyState icon={<IconMapSearch size={32} aria-hidden />} {...words}>
      {search.cari ? (
        <Button component={Link} to={cataloguePath(audience, { ...search, jenis: kind, cari: undefined })}>
          {t("anywhere")}
        </Button>
      ) : null}
      {search.mulai ? (
        <Button
          component={Link}
          variant="default"
          to={cataloguePath(audience, { ...search, jenis: kind, mulai: undefined, akhir: undefined })}
        >
          {t("withoutDays")}
        </Button>
      ) : null}
      {search.fasilitas || search.kapasitas || search.hargamaks ? (
        <Button
          component={Link}
          variant="default"
          to={cataloguePath(audience, { ...search, jenis: kind, ...withoutMore })}
        >
          {t("withoutMore")}
        </Button>
      ) : null}
      {others.map((other) => (
        <OtherKind key={other} audience={audience} kind={other} search={search} />
      ))}
    </EmptyState>
  );
}

const shifted = (day: string | undefined, days: number) => (day === undefined ? undefined : addDays(day, days));

/** Objects match, but none has enough units on the asked days. */
export function NothingFree({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const to = (change: CatalogueSearch) => cataloguePath(audience, { ...search, jenis: kind, ...change });
  const later = { mulai: shifted(search.mulai, 7), akhir: shifted(search.akhir, 7) };
  return (
    <Alert color="kunyit" mb="md" icon={<IconCalendarOff aria-hidden />} title={t("nothingFreeTitle")}>
      {t("nothingFreeText")}
      <Group gap="sm" mt="sm">
        <Button component={Link} size="sm" variant="default" to={to(later)}>
          {t("weekLater")}
        </Button>
        {(search.unit ?? 1) > 1 ? (
          <Button component={Link} size="sm" variant="default" to={to({ unit: 1 })}>
            {t("oneUnit")}
          </Button>
        ) : null}
        <Button component={Link} size="sm" variant="default" to={to({ mulai: undefined, akhir: undefined })}>
          {t("withoutDays")}
        </Button>
      </Group>
    </Alert>
  );
}
