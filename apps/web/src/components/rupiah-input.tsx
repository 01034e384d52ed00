import { NumberInput, type NumberInputProps } from "@mantine/core";

/** Rupiah, grouped while typing. Cents and a minus stay where they were typed, to be refused in words: dropping them would change the amount. */
export function RupiahInput(props: NumberInputProps) {
  return (
    <NumberInput
      prefix="Rp "
      thousandSeparator="."
      decimalSeparator=","
      clampBehavior="none"
      hideControls
      inputMode="decimal"
      {...props}
    />
  );
}
