import { DatePickerInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Period, presetPeriod, presets, reportToday } from "../period.ts";

interface Props {
  readonly label: string;
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** First and last day of the period: one of the usual ones, or any days. */
export function PeriodInput({ label, period, onChange }: Props) {
  const { t } = useTranslation("report");
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
  const [first, setFirst] = useState<string | null>(null);
  const today = reportToday();
  return (
    <div>
      <DatePickerInput
        type="range"
        label={label}
        valueFormat="D MMM YYYY"
        leftSection={<IconCalendar size={16} aria-hidden />}
        numberOfColumns={isNarrow ? 1 : 2}
        dropdownType={isNarrow ? "modal" : "popover"}
        popoverProps={{ returnFocus: true }}
        presets={presets.map((preset) => {
          const { dari, sampai } = presetPeriod(preset, today);
          const days: [string, string] = [dari, sampai];
          return { label: t(`preset.${preset}`), value: days };
        })}
        allowSingleDateInRange
        // While only the first day is chosen the address keeps the whole period of before.
        value={first ? [first, null] : [period.dari, period.sampai]}
        onChange={([dari, sampai]) => {
          setFirst(sampai ? null : dari);
          if (dari && sampai) onChange({ dari, sampai });
        }}
        onDropdownClose={() => setFirst(null)}
      />
    </div>
  );
}
