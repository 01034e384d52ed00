import { NumberInput, SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { formatRupiah } from "@retribusi/contract/define/money";
import { denominations, sumOfCash } from "@retribusi/contract/features/payment/till.rules";
import { useTranslation } from "react-i18next";
import { RupiahInput } from "../../../components/rupiah-input.tsx";

export interface CountValues extends Record<string, unknown> {
  /** Notes and coins by their value. */
  lembar: Record<string, number | string>;
  nontunai: number | string;
  catatan: string;
  passwordlama: string;
}

export const startValues = (): CountValues => ({
  lembar: Object.fromEntries(denominations.map((nominal) => [nominal, ""])),
  nontunai: "",
  catatan: "",
  passwordlama: "",
});

/** What of the count the API wants: values of which there are some. */
export const countedOf = ({ lembar }: CountValues) =>
  denominations
    .map((nominal) => ({ nominal, lembar: Number(lembar[nominal] ?? 0) }))
    .filter((counted) => counted.lembar > 0);

export const cashOf = (values: CountValues): number => sumOfCash(countedOf(values));

/** How many notes and coins of each value lie in the drawer, and what came without cash. */
export function CashFields({ form }: { readonly form: UseFormReturnType<CountValues> }) {
  const { t } = useTranslation("till");
  return (
    <>
      <SimpleGrid
        cols={{ base: 2, sm: 3, md: 4 }}
        spacing="sm"
        component="fieldset"
        style={{ border: 0, margin: 0, padding: 0 }}
      >
        <legend style={{ marginBottom: "0.5rem", padding: 0 }}>{t("count")}</legend>
        {denominations.map((nominal, place) => (
          <NumberInput
            key={nominal}
            label={formatRupiah(nominal)}
            inputMode="numeric"
            hideControls
            allowNegative={false}
            allowDecimal={false}
            max={1_000_000}
            placeholder="0"
            autoFocus={place === 0}
            {...form.getInputProps(`lembar.${nominal}`)}
          />
        ))}
      </SimpleGrid>
      <RupiahInput
        label={t("withoutCash")}
        description={t("withoutCashHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        maw="20rem"
        allowNegative={false}
        allowDecimal={false}
        {...form.getInputProps("nontunai")}
      />
    </>
  );
}
