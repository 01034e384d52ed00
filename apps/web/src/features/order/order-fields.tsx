import { Input, NativeSelect, NumberInput, SegmentedControl, Textarea } from "@mantine/core";
import { note, textLimit } from "@retribusi/contract/features/booking/booking.input";
import { tariffUnitLabels, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { proofLabels } from "@retribusi/contract/features/policy/policy.documents";
import { requiredOf } from "@retribusi/contract/features/policy/policy.proof";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../components/field-label.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { useCounted } from "../booking/use-counted.tsx";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
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

interface PayerProps extends Props, Pick<WishInAddress, "proved"> {
  readonly object: Offer & Pick<CatalogueObject, "dokumenwajib">;
}

/** What somebody who pays less has to show, and where: told before they order, asked for with the details. */
function usePayerHint({ object, wish, proved }: PayerProps): string | undefined {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { payer } = wish;
  if (payer === "umum") return undefined;
  if (payer === proved) return t("form.payerProved");
  const isAsked = requiredOf(object.dokumenwajib, payer, proved).includes("bukti_kelompok");
  return isAsked ? t("form.payerDocument", { proof: label(proofLabels[payer]) }) : t("form.payerProof");
}

/** Who pays, where the regulation makes a difference. */
export function PayerField(props: PayerProps) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const hint = usePayerHint(props);
  const { object, wish, onChange } = props;
  const offered = payersOf(object);
  if (offered.length < 2) return null;
  return (
    <NativeSelect
      label={t("form.payer")}
      description={hint}
      value={wish.payer}
      data={offered.map((value) => ({ value, label: label(payerGroupLabels[value]) }))}
      onChange={({ currentTarget }) => {
        const payer = payerGroups.find((group) => group === currentTarget.value);
        if (payer) onChange({ payer });
      }}
    />
  );
}

/** Where the focus goes while the note is too long. */
export const noteId = "order-note";

/** Characters that a note may have. */
export const mostOfNote = textLimit(note);

interface NoteProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NoteField({ value, onChange }: NoteProps) {
  const { t } = useTranslation("booking");
  const counted = useCounted();
  return (
    <Textarea
      id={noteId}
      label={<FieldLabel label={t("form.note")} />}
      {...counted({ value, most: mostOfNote })}
      autosize
      minRows={1}
      maxRows={6}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
