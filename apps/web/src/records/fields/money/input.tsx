import { parseRupiah } from "@retribusi/contract/define/money";
import type { ClipboardEvent } from "react";
import { RupiahInput } from "../../../components/rupiah-input.tsx";
import type { InputProps } from "../field-parts.ts";
import { asText, useInputBasics } from "../input-basics.ts";

/** Whole rupiah, grouped while typing. Pasted amounts are read in the Indonesian way: `Rp1.500.000,00`. */
export function MoneyField(props: InputProps) {
  const { value, onChange } = props;
  const paste = (event: ClipboardEvent) => {
    const rupiah = parseRupiah(event.clipboardData.getData("text"));
    if (rupiah === undefined) return;
    event.preventDefault();
    onChange(rupiah);
  };
  return (
    <RupiahInput
      {...useInputBasics(props)}
      value={asText(value)}
      onPaste={paste}
      onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
    />
  );
}
