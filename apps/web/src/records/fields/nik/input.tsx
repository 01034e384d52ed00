import { Text, TextInput } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

const length = 16;

/** Sixteen digits with a count of those typed. A masked number stays until it is typed anew. */
export function NikField(props: InputProps) {
  const typed = asText(props.value);
  return (
    <TextInput
      {...useInputBasics(props)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={length}
      value={typed}
      rightSectionWidth={56}
      rightSectionPointerEvents="none"
      rightSection={
        <Text size="xs" c="dimmed" aria-hidden>
          {typed.length}/{length}
        </Text>
      }
      onFocus={(event) => event.currentTarget.value.includes("*") && event.currentTarget.select()}
      onChange={(event) => props.onChange(event.currentTarget.value.replace(/\D/g, ""))}
    />
  );
}
