import { Checkbox } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { useInputBasics } from "../input-basics.ts";

export function BooleanField(props: InputProps) {
  const { "aria-required": _, ...basics } = useInputBasics(props);
  return (
    <Checkbox
      {...basics}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
