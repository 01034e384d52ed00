import { TextInput, type TextInputProps } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";

const WhereSuggestions = lazyPart(async () => (await import("./where-suggestions.tsx")).WhereSuggestions);

interface Props extends Pick<TextInputProps, "label" | "placeholder" | "leftSection" | "defaultValue"> {
  readonly kind: BookingKind;
}

/** What was in the plain field when the one with suggestions took its place. */
export interface Typed {
  readonly value: string;
  /** Where the cursor was; `null` where somebody had gone on to something else. */
  readonly cursor: number | null;
}

/** The word of a search. The library's field with suggestions is large: it takes the place of a plain one that somebody goes to. */
export function WhereField({ kind, ...field }: Props) {
  const plain = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>();
  const bring = async () => {
    try {
      await WhereSuggestions.bring();
    } catch {
      // Without a network the plain field does.
      return;
    }
    const { current } = plain;
    if (!current) return;
    setTyped({ value: current.value, cursor: document.activeElement === current ? current.selectionStart : null });
  };
  if (typed) return <WhereSuggestions kind={kind} typed={typed} {...field} />;
  return <TextInput ref={plain} name="cari" autoComplete="off" onFocus={() => void bring()} {...field} />;
}
