import { JsonInput } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

export function JsonField(props: InputProps) {
  return (
    <JsonInput
      {...useInputBasics(props)}
      autosize
      minRows={4}
      formatOnBlur
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}
