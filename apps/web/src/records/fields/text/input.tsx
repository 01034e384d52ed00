import { TextInput } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

export function TextField(props: InputProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...useInputBasics(props)}
      value={asText(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
