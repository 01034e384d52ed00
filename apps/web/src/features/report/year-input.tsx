import { ActionIcon, Group, NativeSelect } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { reportToday } from "./period.ts";

/** Years before this one that can be chosen. */
const back = 6;

interface Props {
  readonly year: string;
  readonly onChange: (year: string) => void;
}

/** A calendar year: chosen, or one further. */
export function YearInput({ year, onChange }: Props) {
  const { t } = useTranslation("report");
  const next = Number(reportToday().slice(0, 4)) + 1;
  const years = Array.from({ length: back + 2 }, (_, at) => String(next - at));
  const step = (by: -1 | 1) => onChange(String(Number(year) + by));
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <ActionIcon variant="default" size="input-sm" aria-label={t("yearBack")} onClick={() => step(-1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <NativeSelect
        label={t("year")}
        flex={1}
        data={years.includes(year) ? years : [year, ...years]}
        value={year}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <ActionIcon variant="default" size="input-sm" aria-label={t("yearOn")} onClick={() => step(1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
