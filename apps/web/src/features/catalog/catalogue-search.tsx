import { Button, TextInput } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconMapPin, IconSearch } from "@tabler/icons-react";
import { type SubmitEvent, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { isNarrowed } from "./catalogue-address.ts";
import classes from "./catalogue-search.module.css";
import type { Days } from "./days.ts";
import { DaysInput } from "./days-input.tsx";
import { WhereField } from "./where-field.tsx";

/** Few ask by them, and everybody would wait for them. */
const MoreFilters = lazyPart(async () => (await import("./more-filters.tsx")).MoreFilters);

const FoldedSearch = lazyPart(async () => (await import("./folded-search.tsx")).FoldedSearch);

const more = ["kapasitas", "fasilitas", "hargamaks", "jammulai", "jamakhir"] as const;

/** What was asked for goes along with a search that is sent before the fields are there. */
const keptFields = (search: CatalogueSearch) =>
  more.map((name) => <input key={name} type="hidden" name={name} value={search[name] ?? ""} />);

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? "").trim();

interface Props {
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
  readonly onSearch: (search: CatalogueSearch) => void;
}

/** Where, when and how many. It starts again from the address when that changes, hence the `key` where it is used. */
export function CatalogueSearchForm({ kind, search, onSearch }: Props) {
  const { t } = useTranslation("catalog");
  const [isFolded, setFolded] = useState(isNarrowed(search));
  const form = useRef<HTMLFormElement>(null);
  const [[mulai, akhir], setDays] = useState<Days>([search.mulai ?? null, search.akhir ?? null]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const cari = textOf(fields, "cari");
    const kapasitas = Number(fields.get("kapasitas")) || undefined;
    const fasilitas = fields.getAll("fasilitas").join(",");
    const hargamaks = Number(fields.get("hargamaks")) || undefined;
    const hours = { jammulai: textOf(fields, "jammulai"), jamakhir: textOf(fields, "jamakhir") };
    const days = { mulai: mulai ?? undefined, akhir: akhir ?? undefined, ...(mulai ? hours : {}) };
    const { urut, peta } = search;
    onSearch({ cari, ...days, unit: Number(fields.get("unit")), kapasitas, fasilitas, hargamaks, urut, peta });
  };
  const unfold = () => {
    flushSync(() => setFolded(false));
    form.current?.querySelector("input")?.focus();
  };
  return (
    <search aria-label={t("searchForm")} className={classes.place}>
      <Suspense>{isFolded ? <FoldedSearch search={search} onOpen={unfold} /> : null}</Suspense>
      <form ref={form} className={classes.form} data-foldable data-folded={isFolded || undefined} onSubmit={submit}>
        <WhereField
          kind={kind}
          label={t("where")}
          placeholder={t("wherePlaceholder")}
          leftSection={<IconMapPin size={18} aria-hidden />}
          defaultValue={search.cari}
        />
        <DaysInput kind={kind} value={[mulai, akhir]} onChange={setDays} />
        {/* The browser's own number field: the library's would be a sixth of what the page loads. */}
        <TextInput
          label={t("units")}
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          required
          name="unit"
          defaultValue={search.unit ?? 1}
        />
        <Button type="submit" leftSection={<IconSearch size={18} aria-hidden />}>
          {t("search")}
        </Button>
        <Suspense fallback={keptFields(search)}>
          <MoreFilters kind={kind} search={search} hasDay={mulai !== null} />
        </Suspense>
      </form>
    </search>
  );
}
