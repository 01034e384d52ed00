import { Button, Group, Pill } from "@mantine/core";
import { bankLabel } from "@retribusi/contract/features/report/report.banks";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { useOption } from "../../../records/fields/reference/use-options.ts";
import { type Asked, type AskedPart, severalOf } from "../report-address.ts";

interface ChipProps {
  readonly name: DimensionName;
  readonly value: string;
  readonly onRemove: () => void;
}

function Chip({ name, value, onRemove }: ChipProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { entity, options, label } = dimensionOf(name);
  // A value that can't be a key is no choice to look up; the report says what is wrong with it.
  const chosen = useOption(entity?.name ?? "", entity && /^\d{1,9}$/.test(value) ? value : "");
  const option = options?.find((one) => String(one.value) === value);
  const unknown = chosen.isMissing ? t("notFound") : value;
  const words = option ? text(option.label) : (chosen.label ?? (name === "bankid" ? bankLabel(value) : unknown));
  return (
    <Pill
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{
        "aria-label": t("removeFilter", { name: `${text(label)}: ${words}` }),
        "aria-hidden": false,
        tabIndex: 0,
      }}
    >
      {text(label)}: {words}
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
