import { Autocomplete, Button, NumberInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconMapPin, IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { usePlaces } from "./catalogue-query.ts";
import classes from "./catalogue-search.module.css";
import { type Days, DaysInput } from "./days-input.tsx";

interface Props {
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
  readonly onSearch: (search: CatalogueSearch) => void;
}

interface Values {
  readonly cari: string;
  readonly days: Days;
  readonly unit: number;
}

const valuesOf = ({ cari = "", mulai, akhir, unit = 1 }: CatalogueSearch): Values => ({
  cari,
  days: [mulai ?? null, akhir ?? null],
  unit,
});

/** Where, when and how many. It starts again from the address when that changes, hence the `key` where it is used. */
export function CatalogueSearchForm({ kind, search, onSearch }: Props) {
  const { t } = useTranslation("catalog");
  const places = usePlaces(kind);
  const form = useForm({ initialValues: valuesOf(search) });
  const submit = form.onSubmit(({ cari, days: [mulai, akhir], unit }) =>
    onSearch({ cari: cari.trim(), mulai: mulai ?? undefined, akhir: akhir ?? undefined, unit }),
  );
  return (
    <search aria-label={t("searchForm")}>
      <form className={classes.form} onSubmit={submit}>
        <Autocomplete
          label={t("where")}
          placeholder={t("wherePlaceholder")}
          data={(places.data ?? []).map(({ value }) => value)}
          limit={8}
          leftSection={<IconMapPin size={18} aria-hidden />}
          {...form.getInputProps("cari")}
        />
        <DaysInput kind={kind} {...form.getInputProps("days")} />
        <NumberInput
          label={t("units")}
          min={1}
          max={9999}
          clampBehavior="strict"
          allowDecimal={false}
          {...form.getInputProps("unit")}
        />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
