import { MaskInput, Text } from "@mantine/core";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

const length = 16;

/** As on the card: region, day of birth, number of the day. */
const groups = "999999 999999 9999";

const inGroups = (digits: string): string =>
  [digits.slice(0, 6), digits.slice(6, 12), digits.slice(12)].filter(Boolean).join(" ");

/** Sixteen digits in groups, with a count of those typed. A number that is sent masked stays until another one is typed. */
export function NikField(props: InputProps) {
  const { name, record, onChange } = props;
  const typed = asText(props.value);
  const isMasked = typed.includes("*");
  const before = asText(record?.[name]);
  const kept = before.includes("*") ? before : null;
  return (
    <MaskInput
      {...useInputBasics(props)}
      mask={groups}
      slotChar={null}
      showMaskOnFocus={false}
      inputMode="numeric"
      autoComplete="off"
      placeholder={isMasked ? typed : ""}
      value={isMasked ? "" : inGroups(typed)}
      rightSectionWidth={56}
      rightSectionPointerEvents="none"
      rightSection={
        <Text size="xs" c="dimmed" aria-hidden>
          {typed.length}/{length}
        </Text>
      }
      onChangeRaw={(raw) => onChange(raw === "" ? (kept ?? "") : raw)}
    />
  );
}
