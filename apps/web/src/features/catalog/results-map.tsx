import { Button, Skeleton } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { formatNumber } from "@retribusi/contract/define/number";
import { type BookingKind, tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconMapOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { PlacesMap } from "../../components/places-map.tsx";
import { useIsOrganisationOnItsWay, useOrganisation } from "../../lib/organisation.ts";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { type Audience, cataloguePath, objectPath } from "./catalogue-place.ts";
import { type PlacedCard, useMapOf } from "./map-query.ts";
import { objectTitle } from "./object-facts.ts";
import { PlacePanel } from "./place-panel.tsx";
import classes from "./results-map.module.css";
import { useStayText } from "./use-stay-text.ts";
import { leaveResults } from "./way-back.ts";

interface Props {
  readonly audience: Audience;
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
}

const priceOf = ({ totalbiaya, tarif }: PlacedCard): number => totalbiaya ?? tarif;
/** So many names are said of a place at which more stand. */
const fewNames = 3;

/** What a mark says: one object by name and price, as its card does; of several how many there are, some names, and the lowest price. */
function useFaces(units: number, stayOf: (card: PlacedCard) => string | undefined) {
  const { t } = useTranslation("map");
  const { t: words } = useTranslation("catalog");
  const label = useLabel();
  const isFull = ({ bebas }: PlacedCard) => bebas !== null && bebas < units;
  const ofOne = (card: PlacedCard) => {
    const price = formatRupiah(priceOf(card));
    const stay = card.totalbiaya === null ? undefined : stayOf(card);
    const whatFor = stay ?? words("per", { unit: label(tariffUnitLabels[card.satuantarif]) });
    const said = `${objectTitle(card)}, ${price} ${whatFor}`;
    return isFull(card)
      ? { text: t("full"), label: `${said}, ${t("full")}`, isQuiet: true }
      : { text: price, label: said, isQuiet: false };
  };
  return (cards: readonly [PlacedCard, ...PlacedCard[]]) => {
    if (cards.length === 1) return ofOne(cards[0]);
    const names = [...new Set(cards.map(({ objectname }) => objectname))];
    const some = names.slice(0, fewNames).join(", ");
    const price = formatRupiah(Math.min(...cards.map(priceOf)));
    const said = { names: names.length > fewNames ? t("andOthers", { names: some }) : some, price };
    return { text: cards.length, label: t("several", { count: cards.length, ...said }), isQuiet: cards.every(isFull) };
  };
}

/** The card of the list that a pointer or the keyboard is on. */
function usePointedAt(): number | undefined {
  const [objectid, setObject] = useState<number>();
  useEffect(() => {
    const read = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-object]") : null;
      setObject(card ? Number(card.dataset["object"]) : undefined);
    };
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, read);
    return () => {
      for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, read);
    };
  }, []);
  return objectid;
}

/** What of the results isn't on the map. */
function Missing({ data }: { readonly data: NonNullable<ReturnType<typeof useMapOf>["data"]> }) {
  const { t } = useTranslation("map");
  const language = useLanguage();
  const { records, more, tanpatempat: count } = data;
  const number = (value: number) => formatNumber(value, language);
  if (more) return t("first", { most: number(records.length) });
  if (count === 0) return null;
  return t("without", { count, all: number(records.length + count) });
}

function Results({ audience, kind, search, address }: Props & { readonly address: string }) {
  const { t } = useTranslation("map");
  const { petaatribusi } = useOrganisation();
  const asked = { ...search, jenis: kind };
  const { data, error, refetch, isPlaceholderData } = useMapOf(asked, audience);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const stayOf = useStayText(search);
  const units = search.unit ?? 1;
  const faceOf = useFaces(units, stayOf);
  const lit = usePointedAt();
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Skeleton className={classes.waiting ?? ""} radius="md" role="status" aria-label={t("coming")} />;
  }
  if (data.records.length === 0) {
    return (
      <EmptyState icon={<IconMapOff size={32} aria-hidden />} title={t("noneTitle")} description={t("noneText")}>
        <Button component={Link} variant="default" to={cataloguePath(audience, { ...asked, peta: undefined })}>
          {t("toList")}
        </Button>
      </EmptyState>
    );
  }
  const cards = data.records.filter(({ id }) => chosen.includes(id));
  const close = () => setChosen([]);
  const panel = (
    <PlacePanel
      key={cards[0]?.id}
      cards={cards}
      units={units}
      stayOf={stayOf}
      toAddress={({ objectid }) => objectPath(audience, kind, objectid, search)}
      onOpen={() => leaveResults(cataloguePath(audience, asked))}
      onClose={close}
    />
  );
  return (
    <div className={classes.shown} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      <PlacesMap
        tiles={{ address, attribution: petaatribusi }}
        label={t("results")}
        without={t("pressed")}
        places={data.records}
        faceOf={faceOf}
        chosen={chosen}
        lit={lit}
        onChoose={(places) => setChosen(places.map(({ id }) => id))}
        panel={cards.length > 0 ? panel : null}
      />
      <p role="status" className={classes.note}>
        <Missing data={data} />
      </p>
    </div>
  );
}

/** Where the results are, on the map of the organisation; nothing where it has none. */
export function ResultsMap(props: Props) {
  const { petaalamat } = useOrganisation();
  const isOnItsWay = useIsOrganisationOnItsWay();
  if (!(petaalamat || isOnItsWay)) return null;
  return (
    <aside className={classes.map}>
      {petaalamat ? <Results {...props} address={petaalamat} /> : <Skeleton className={classes.waiting ?? ""} />}
    </aside>
  );
}
