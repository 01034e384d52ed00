import { Autocomplete, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { suggestionsCall } from "@retribusi/contract/features/booking/booking.suggestion";
import type { catalogueSuggestions } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ask } from "../../lib/api.ts";
import type { Typed } from "./where-field.tsx";

const pauseMs = 200;
const fewest = 2;

function useSuggestions(jenis: BookingKind, written: string) {
  const [cari] = useDebouncedValue(written.trim().slice(0, 100), pauseMs);
  return useQuery({
    queryKey: ["catalogue", "suggestions", jenis, cari],
    queryFn: ({ signal }) => ask<typeof catalogueSuggestions>(suggestionsCall, { query: { jenis, cari }, signal }),
    enabled: cari.length >= fewest,
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });
}

interface Props extends Pick<TextInputProps, "label" | "placeholder" | "leftSection" | "defaultValue"> {
  readonly kind: BookingKind;
  readonly typed: Typed;
}

/** The word of a search with places and names to choose from while somebody writes. */
export function WhereSuggestions({ kind, typed, defaultValue, ...field }: Props) {
  const { t } = useTranslation("catalog");
  const [value, setValue] = useState(typed.value);
  const input = useRef<HTMLInputElement>(null);
  const { data } = useSuggestions(kind, value);
  const { cursor } = typed;
  useEffect(() => {
    if (cursor === null) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(cursor, cursor);
  }, [cursor]);
  // What is looked for already needs none: the list would only cover the fields below it.
  const isWanted = value !== (defaultValue ?? "") && value.trim().length >= fewest;
  const places = data?.tempat ?? [];
  const groups = [
    { group: t("suggestedPlaces"), items: places },
    // The library takes each word once.
    { group: t("suggestedObjects"), items: (data?.objek ?? []).filter((name) => !places.includes(name)) },
  ];
  return (
    <Autocomplete
      ref={input}
      name="cari"
      {...field}
      value={value}
      onChange={setValue}
      data={isWanted ? groups.filter(({ items }) => items.length > 0) : []}
      // The server has found them, mistyped words as well.
      filter={({ options }) => options}
      maxDropdownHeight={320}
    />
  );
}
