import { TextInput } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

export function EmailField(props: InputProps) {
  return (
    <TextInput
      {...useInputBasics(props)}
      type="email"
      inputMode="email"
      autoComplete="off"
      placeholder="nama@contoh.go.id"
      value={asText(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
