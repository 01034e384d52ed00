import { NativeSelect, TextInput } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { facilities, facilitiesOf, facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./more-filters.module.css";

interface Props {
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
  /** A day is chosen, of which hours can be asked. */
  readonly hasDay: boolean;
}

const hours = Array.from({ length: 25 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** Halls are let by hours and sessions: from when until when, both or neither. An end that isn't later any more becomes the first that is. */
function HourFields({ search, hasDay }: Pick<Props, "search" | "hasDay">) {
  const { t } = useTranslation("catalog");
  const [from, setFrom] = useState(search.jammulai ?? "");
  const [until, setUntil] = useState(search.jamakhir ?? "");
  const hint = hasDay ? undefined : t("hoursNeedDay");
  const any = { value: "", label: t("anyHour") };
  return (
    <>
      <NativeSelect
        label={t("fromHour")}
        description={hint}
        name="jammulai"
        disabled={!hasDay}
        value={from}
        data={[any, ...hours.slice(0, -1)]}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <NativeSelect
        label={t("untilHour")}
        description={hint}
        name="jamakhir"
        disabled={!hasDay || from === ""}
        value={until}
        data={from === "" ? [any] : hours.filter((hour) => hour > from)}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
    </>
  );
}

interface CountProps {
  readonly name: "kapasitas" | "hargamaks";
  readonly label: string;
  readonly description?: string;
  readonly value: number | undefined;
  readonly most: number;
}

const CountField = ({ name, label, description, value, most }: CountProps) => (
  <TextInput
    label={label}
    description={description}
    type="number"
    inputMode="numeric"
    min={1}
    max={most}
    name={name}
    defaultValue={value ?? ""}
  />
);

/** Hours of a hall, the price, for how many people, and what it must offer. */
function MoreFields({ kind, search, hasDay }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const chosen = search.fasilitas?.split(",") ?? [];
  const shown = facilities.filter((one) => facilitiesOf[kind].includes(one) || chosen.includes(one));
  return (
    <div className={classes.fields}>
      {kind === "gedung" ? <HourFields search={search} hasDay={hasDay} /> : null}
      <CountField name="hargamaks" label={t("mostPrice")} value={search.hargamaks} most={1e12} />
      <CountField name="kapasitas" label={t("people")} value={search.kapasitas} most={100_000} />
      <fieldset className={classes.facilities}>
        <legend>{t("facilities")}</legend>
        {shown.map((one) => (
          <label key={one}>
            <input type="checkbox" name="fasilitas" value={one} defaultChecked={chosen.includes(one)} />
            {label(facilityLabels[one])}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Hours, price, people and facilities: folded away until somebody asks by them. */
export function MoreFilters(props: Props) {
  const { t } = useTranslation("catalog");
  const { fasilitas, kapasitas, hargamaks, jammulai } = props.search;
  const count = (fasilitas?.split(",").length ?? 0) + [kapasitas, hargamaks, jammulai].filter(Boolean).length;
  const closed = t(props.kind === "gedung" ? "moreFiltersHours" : "moreFilters");
  return (
    <details className={classes.more} open={count > 0}>
      <summary>{count > 0 ? t("moreFiltersChosen", { count }) : closed}</summary>
      <MoreFields {...props} />
    </details>
  );
}
