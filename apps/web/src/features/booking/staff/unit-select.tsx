import { Select, type SelectProps } from "@mantine/core";
import { unitStateLabels } from "@retribusi/contract/features/unit/unit.rules";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { useFreeUnits } from "../booking-query.ts";

export type FreeUnit = NonNullable<ReturnType<typeof useFreeUnits>["data"]>["unit"][number];

interface Props extends Omit<SelectProps, "data"> {
  readonly units: readonly FreeUnit[];
}

/** One of the units that nobody has; what it is like is said of those that aren't ready. */
export function UnitSelect({ units, ...input }: Props) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const words = ({ nomor, keadaan, catatan }: FreeUnit) =>
    [nomor, keadaan === "siap" ? null : label(unitStateLabels[keadaan]), catatan].filter(Boolean).join(" · ");
  return (
    <Select
      searchable
      clearable
      nothingFoundMessage={t("noUnit")}
      data={units.map((unit) => ({ value: String(unit.id), label: words(unit) }))}
      {...input}
    />
  );
}
