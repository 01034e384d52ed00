import { Button, TextInput } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconMapPin, IconSearch } from "@tabler/icons-react";
import { type SubmitEvent, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { usePlaces } from "./catalogue-query.ts";
import classes from "./catalogue-search.module.css";
import type { Days } from "./days.ts";
import { DaysInput } from "./days-input.tsx";

/** Few ask by them, and everybody would wait for them. */
const MoreFilters = lazyPart(async () => (await import("./more-filters.tsx")).MoreFilters);

interface Props {
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
  readonly onSearch: (search: CatalogueSearch) => void;
}

/** Where, when and how many. It starts again from the address when that changes, hence the `key` where it is used. */
export function CatalogueSearchForm({ kind, search, onSearch }: Props) {
  const { t } = useTranslation("catalog");
  const places = usePlaces(kind);
  const placesId = useId();
  const [[mulai, akhir], setDays] = useState<Days>([search.mulai ?? null, search.akhir ?? null]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const cari = String(fields.get("cari") ?? "").trim();
    const kapasitas = Number(fields.get("kapasitas")) || undefined;
    const fasilitas = fields.getAll("fasilitas").join(",");
    const days = { mulai: mulai ?? undefined, akhir: akhir ?? undefined };
    onSearch({ cari, ...days, unit: Number(fields.get("unit")), kapasitas, fasilitas });
  };
  return (
    <search aria-label={t("searchForm")}>
      <form className={classes.form} onSubmit={submit}>
        {/* The browser's own list and number field: the library's would be a sixth of what the page loads. */}
        <TextInput
          label={t("where")}
          placeholder={t("wherePlaceholder")}
          list={placesId}
          leftSection={<IconMapPin size={18} aria-hidden />}
          name="cari"
          defaultValue={search.cari}
        />
        <DaysInput kind={kind} value={[mulai, akhir]} onChange={setDays} />
        <datalist id={placesId}>
          {(places.data ?? []).map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <TextInput
          label={t("units")}
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          required
          name="unit"
          defaultValue={search.unit ?? 1}
        />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("search")}
        </Button>
        <Suspense fallback={<input type="hidden" name="fasilitas" value={search.fasilitas ?? ""} />}>
          <MoreFilters kind={kind} kapasitas={search.kapasitas} fasilitas={search.fasilitas} />
        </Suspense>
      </form>
    </search>
  );
}
