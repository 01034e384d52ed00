import { NumberInput } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** Digits only; an empty field is no number, not zero. */
export function IntegerField(props: InputProps) {
  const { value, onChange } = props;
  return (
    <NumberInput
      {...useInputBasics(props)}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      inputMode="numeric"
      value={asText(value)}
      onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
    />
  );
}
