import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { searchCatalogue } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { useObject, useOwnGroup } from "../catalog/catalogue-query.ts";

interface Props {
  readonly kind: BookingKind;
  readonly isCounter: boolean;
  /** 0 while none is chosen. */
  readonly value: number;
  readonly onChange: (objectid: number) => void;
}

interface Named {
  readonly objectid: number;
  readonly objectname: string;
  readonly subobjectname: string | null;
  readonly lokasikabkota: string;
}

const toOption = ({ objectid, objectname, subobjectname, lokasikabkota }: Named) => ({
  value: String(objectid),
  label: `${[objectname, subobjectname].filter(Boolean).join(", ")} (${lokasikabkota})`,
});

/** What to order, found by name or place. */
export function ObjectField({ kind, isCounter, value, onChange }: Props) {
  const { t } = useTranslation("booking");
  const [typed, setTyped] = useState("");
  const [cari] = useDebouncedValue(typed, 300);
  const chosen = useObject(value > 0 ? value : undefined);
  const own = value > 0 && chosen.data ? toOption(chosen.data) : undefined;
  const isChosen = own !== undefined && typed === own.label;
  const group = useOwnGroup(isCounter ? "manager" : "customer");
  const found = useQuery({
    queryKey: ["catalogue", "names", kind, group, isChosen ? "" : cari],
    queryFn: ({ signal }) =>
      callEndpoint(searchCatalogue, {
        query: { jenis: kind, ...group, cari: isChosen ? "" : cari, limit: 20 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.records ?? []).map(toOption);
  return (
    <Select
      size="md"
      label={t("orderPage.object")}
      placeholder={t("orderPage.objectPlaceholder")}
      maw="36rem"
      searchable
      data={own && !options.some((option) => option.value === own.value) ? [own, ...options] : options}
      value={value > 0 ? String(value) : null}
      onChange={(next) => {
        if (next) onChange(Number(next));
      }}
      onSearchChange={setTyped}
      // The server has searched already, in places too.
      filter={({ options: all }) => all}
      nothingFoundMessage={t("orderPage.nothing")}
    />
  );
}
