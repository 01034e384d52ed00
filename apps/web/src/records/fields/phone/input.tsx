import { TextInput } from "@mantine/core";
import { formatPhone } from "@retribusi/contract/define/cell";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** Grouped when the field is left, so that a wrong digit is seen; typing is never fought with. */
export function PhoneField(props: InputProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...useInputBasics(props)}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="0812-3456-7890"
      value={asText(value)}
      onChange={(event) => onChange(event.currentTarget.value.replace(/[^\d+\s().-]/g, ""))}
      onBlur={() => onChange(formatPhone(asText(value).replace(/[\s().-]/g, "")))}
    />
  );
}
