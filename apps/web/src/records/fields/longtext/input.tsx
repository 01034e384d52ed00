import { Textarea } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

export function LongTextField(props: InputProps) {
  const { value, onChange } = props;
  return (
    <Textarea
      {...useInputBasics(props)}
      autosize
      minRows={2}
      maxRows={12}
      value={asText(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
