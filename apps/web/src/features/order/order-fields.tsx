import { Input, NativeSelect, NumberInput, SegmentedControl, Textarea } from "@mantine/core";
import { tariffUnitLabels, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../components/field-label.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { type Offer, type OrderWish, payersOf } from "./order-wish.ts";
import type { WishInAddress } from "./use-wish.ts";

interface Props {
  readonly object: Offer;
  readonly wish: OrderWish;
  readonly onChange: (part: Partial<OrderWish>) => void;
}

/** By the hour or by the day, where an object is let by more than one unit. */
export function UnitSwitch({ object, wish, onChange }: Props) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  if (object.satuan.length < 2) return null;
  return (
    <Input.Wrapper size="md" label={t("form.by")} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={t("form.by")}
        value={wish.by}
        data={object.satuan.map((value) => ({ value, label: label(tariffUnitLabels[value]) }))}
        onChange={(value) => {
          const by = tariffUnits.find((unit) => unit === value);
          if (by) onChange({ by });
        }}
      />
    </Input.Wrapper>
  );
}

/** How many units; with one there is nothing to ask. More than there are stay as they were typed, or named by a link, and are refused in words. */
export function UnitsField({ object, wish, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { jumlahobject: count } = object;
  if (count < 2 && wish.units < 2) return null;
  return (
    <NumberInput
      label={t("form.units")}
      description={t("form.unitsHint", { count })}
      error={wish.units > count ? t("form.tooManyUnits", { count }) : undefined}
      min={1}
      max={count}
      clampBehavior="none"
      allowDecimal={false}
      value={wish.units}
      onChange={(value) => {
        if (typeof value === "number" && value >= 1) onChange({ units: value });
      }}
    />
  );
}

/** Who pays, where the regulation makes a difference. */
export function PayerField({ object, wish, proved, onChange }: Props & Pick<WishInAddress, "proved">) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const offered = payersOf(object);
  if (offered.length < 2) return null;
  return (
    <NativeSelect
      label={t("form.payer")}
      description={
        wish.payer === "umum" ? undefined : t(wish.payer === proved ? "form.payerProved" : "form.payerProof")
      }
      value={wish.payer}
      data={offered.map((value) => ({ value, label: label(payerGroupLabels[value]) }))}
      onChange={({ currentTarget }) => {
        const payer = payerGroups.find((group) => group === currentTarget.value);
        if (payer) onChange({ payer });
      }}
    />
  );
}

interface NoteProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NoteField({ value, onChange }: NoteProps) {
  const { t } = useTranslation("booking");
  return (
    <Textarea
      label={<FieldLabel label={t("form.note")} />}
      autosize
      minRows={1}
      maxRows={6}
      maxLength={1000}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
