import { Autocomplete, Button, NumberInput } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { useForm } from "@mantine/form";
import { useMediaQuery } from "@mantine/hooks";
import type { BookingKind } from "@retribusi/contract/features/booking/booking.kinds";
import { IconCalendar, IconMapPin, IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { today, usePlaces } from "./catalogue-query.ts";
import classes from "./catalogue-search.module.css";

interface Props {
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
  readonly onSearch: (search: CatalogueSearch) => void;
}

type Days = [string | null, string | null];

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
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
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
        <DatePickerInput
          type="range"
          label={t(kind === "penginapan" ? "stay" : "days")}
          placeholder={t("anyDays")}
          valueFormat="D MMM YYYY"
          minDate={today()}
          numberOfColumns={isNarrow ? 1 : 2}
          popoverProps={{ returnFocus: true }}
          dropdownType={isNarrow ? "modal" : "popover"}
          allowSingleDateInRange={kind !== "penginapan"}
          clearable
          clearButtonProps={{ "aria-label": t("clearDays") }}
          leftSection={<IconCalendar size={18} aria-hidden />}
          {...form.getInputProps("days")}
        />
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
