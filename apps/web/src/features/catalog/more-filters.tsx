import { TextInput } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { facilities, facilitiesOf, facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./more-filters.module.css";

interface Props extends Pick<CatalogueSearch, "kapasitas" | "fasilitas"> {
  readonly kind: BookingKind;
}

/** For how many people, and what it must offer. */
function MoreFields({ kind, kapasitas, fasilitas }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const chosen = fasilitas?.split(",") ?? [];
  const shown = facilities.filter((one) => facilitiesOf[kind].includes(one) || chosen.includes(one));
  return (
    <div className={classes.fields}>
      <TextInput
        label={t("people")}
        type="number"
        inputMode="numeric"
        min={1}
        max={100_000}
        name="kapasitas"
        defaultValue={kapasitas ?? ""}
      />
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

/** People and facilities: folded away until somebody asks by them. */
export function MoreFilters(props: Props) {
  const { t } = useTranslation("catalog");
  const { kapasitas, fasilitas } = props;
  const count = (fasilitas?.split(",").length ?? 0) + (kapasitas === undefined ? 0 : 1);
  return (
    <details className={classes.more} open={count > 0}>
      <summary>{count > 0 ? t("moreFiltersChosen", { count }) : t("moreFilters")}</summary>
      <MoreFields {...props} />
    </details>
  );
}
