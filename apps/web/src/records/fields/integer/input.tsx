import { NumberInput } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** A whole number; an empty field is no number, not zero. What is not whole or below zero stays as typed, to be refused in words. */
export function IntegerField(props: InputProps) {
  const { value, onChange } = props;
  return (
    <NumberInput
      {...useInputBasics(props)}
      decimalSeparator=","
      allowedDecimalSeparators={[",", "."]}
      clampBehavior="none"
      hideControls
      inputMode="decimal"
      value={asText(value)}
      onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
    />
  );
}
