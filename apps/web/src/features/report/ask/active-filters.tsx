import { Button, Group, Pill } from "@mantine/core";
import { severalOf } from "@retribusi/contract/define/filter";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import { useTranslation } from "react-i18next";
import type { Asked, AskedPart } from "../report-address.ts";
import { useDimensionWords } from "./use-dimension-words.ts";

interface ChipProps {
  readonly name: DimensionName;
  readonly value: string;
  readonly onRemove: () => void;
}

function Chip({ name, value, onRemove }: ChipProps) {
  const { t } = useTranslation("records");
  const filter = useDimensionWords(name, value);
  const words = `${filter.name}: ${filter.words}`;
  return (
    <Pill
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{
        "aria-label": t("removeFilter", { name: words }),
        "aria-hidden": false,
        tabIndex: 0,
      }}
    >
      {words}
    </Pill>
  );
}

interface Props {
  readonly names: readonly DimensionName[];
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** What the report is narrowed to, each with a way to take it off. */
export function ActiveFilters({ names, asked, onChange }: Props) {
  const { t } = useTranslation("records");
  const active = names.flatMap((name) => severalOf(asked[name]).map((value) => ({ name, value })));
  if (active.length === 0) return null;
  const without = (name: DimensionName, value: string) =>
    onChange({
      [name]: severalOf(asked[name])
        .filter((other) => other !== value)
        .join(","),
    });
  return (
    <Group gap="xs">
      {active.map(({ name, value }) => (
        <Chip key={`${name} ${value}`} name={name} value={value} onRemove={() => without(name, value)} />
      ))}
      {active.length > 1 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onChange(Object.fromEntries(names.map((name) => [name, undefined])))}
        >
          {t("clearFilters")}
        </Button>
      ) : null}
    </Group>
  );
}
