import { TextInput, type TextInputProps } from "@mantine/core";
import { formatNumber } from "@retribusi/contract/define/number";
import { readNumber } from "../../../lib/read-number.ts";
import { useLanguage } from "../../../lib/use-label.ts";

interface Props extends Omit<TextInputProps, "value"> {
  readonly value?: string;
  /** What was typed, as it is shown everywhere; not called for what can't be read. */
  readonly onRead: (shown: string) => void;
}

/**
 * Hours, shown on leaving the field as pages and papers show them: “12.045,5”. It is a text: a number input drops a sign that it doesn't
 * expect, and twelve thousand hours become twelve.
 */
export function HourMeterInput({ onRead, onBlur, ...props }: Props) {
  const language = useLanguage();
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      onBlur={(event) => {
        const hours = readNumber(event.currentTarget.value);
        if (hours !== null) onRead(formatNumber(hours, language));
        onBlur?.(event);
      }}
    />
  );
}
