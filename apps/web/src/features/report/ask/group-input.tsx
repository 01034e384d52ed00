import { Group, NativeSelect } from "@mantine/core";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { Asked, AskedPart } from "../report-address.ts";

interface Props {
  readonly names: readonly DimensionName[];
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** What the rows are: one thing, or each of it by a second one. */
export function GroupInput({ names, asked, onChange }: Props) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const { kelompok = "", rinci = "" } = asked;
  const choices = names.map((value) => ({ value, label: text(dimensionOf(value).label) }));
  return (
    <Group gap="sm" grow wrap="nowrap" align="flex-end">
      <NativeSelect
        label={t("groupBy")}
        data={choices}
        value={kelompok}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kelompok: value, ...(value === rinci ? { rinci: undefined } : {}) })
        }
      />
      <NativeSelect
        label={t("thenBy")}
        data={[{ value: "", label: t("nothingMore") }, ...choices.filter(({ value }) => value !== kelompok)]}
        value={rinci}
        onChange={({ currentTarget: { value } }) => onChange({ rinci: value || undefined })}
      />
    </Group>
  );
}
