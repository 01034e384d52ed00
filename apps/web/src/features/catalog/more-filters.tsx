import { TextInput } from "@mantine/core";
import { facilities, facilityLabels } from "@retribusi/contract/features/policy/policy.facilities";
import { useTranslation } from "react-i18next";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import classes from "./more-filters.module.css";

type More = Pick<CatalogueSearch, "kapasitas" | "fasilitas">;

/** For how many people, and what it must offer. */
function MoreFields({ kapasitas, fasilitas }: More) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const chosen = fasilitas?.split(",") ?? [];
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
        {facilities.map((one) => (
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
export function MoreFilters(props: More) {
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
