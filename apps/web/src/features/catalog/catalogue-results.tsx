import { Button, Center } from "@mantine/core";
import { daysBetween } from "@retribusi/contract/define/dates";
import { formatNumber } from "@retribusi/contract/define/number";
import type { BookingKind, TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useDuration } from "../../lib/use-duration.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { type Audience, cataloguePath, objectPath } from "./catalogue-place.ts";
import { type CatalogueCard, useCatalogue } from "./catalogue-query.ts";
import classes from "./catalogue-results.module.css";
import { ObjectCard, ObjectCardSkeleton } from "./object-card.tsx";
import { leaveResults } from "./way-back.ts";

/** What only some searches show, and nobody should wait for. */
const NoResults = lazyPart(async () => (await import("./no-results.tsx")).NoResults);
const NothingFree = lazyPart(async () => (await import("./no-results.tsx")).NothingFree);
const FavouriteHeart = lazyPart(async () => (await import("./favourite-heart.tsx")).FavouriteHeart);
const ResultsOrder = lazyPart(async () => (await import("./results-order.tsx")).ResultsOrder);

/** How much of its unit an object would be used over the asked days, as the catalogue prices it. */
interface Stay {
  readonly unit: TariffUnit;
  readonly count: number;
}

/** From one full hour to another, over midnight where it ends before it begins. */
const hoursBetween = (from: string, until: string): number =>
  (Number.parseInt(until, 10) - Number.parseInt(from, 10) + 24) % 24;

/** Nights end at check-out, days include the last one; sessions and months are told on the object's page. */
function stayOf({ mulai, akhir, jammulai, jamakhir }: CatalogueSearch, unit: TariffUnit): Stay | undefined {
  if (mulai === undefined) return undefined;
  if (unit === "jam" && jammulai && jamakhir) return { unit, count: hoursBetween(jammulai, jamakhir) || 24 };
  if (unit === "malam") return { unit, count: Math.max(1, akhir ? daysBetween(mulai, akhir) : 1) };
  if (unit === "hari") return { unit, count: (akhir ? daysBetween(mulai, akhir) : 0) + 1 };
  return undefined;
}

interface Props {
  readonly audience: Audience;
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
}

const skeletons = ["a", "b", "c", "d", "e", "f"];
const firstScreen = 3;

/** What a card's price is for: “2 nights, 1 unit”. */
function useStayText(search: CatalogueSearch): (card: CatalogueCard) => string | undefined {
  const { t } = useTranslation("catalog");
  const duration = useDuration();
  const units = search.unit ?? 1;
  return ({ satuantarif }) => {
    const stay = stayOf(search, satuantarif);
    if (!stay) return undefined;
    const length = duration(stay.unit, stay.count);
    return units > 1 ? t("stayUnits", { stay: length, count: units }) : t("stayOnly", { stay: length });
  };
}

/** How many there are: beyond what is counted by “more than”; with days, that the free ones come first where there are any. */
function useFoundText(
  kind: BookingKind,
): (page: { readonly num: number; readonly more: boolean }, hasFree: boolean) => string {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  return ({ num, more }, hasFree) => {
    const count = { count: num, num: formatNumber(num, language) };
    const found = t(more ? "foundMore" : "found", { things: t(`things.${kind}`, count) });
    return hasFree && (more || num > 1) ? t("foundFreeFirst", { found }) : found;
  };
}

/** Keeps the keyboard where it was: after loading more, the focus goes to the first new card. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    list.current?.children[from.current]?.querySelector("a")?.focus();
    from.current = undefined;
  }, [count]);
  const remember = () => {
    from.current = count;
  };
  return { list, remember };
}

export function CatalogueResults({ audience, kind, search }: Props) {
  const { t } = useTranslation("catalog");
  const asked = { ...search, jenis: kind };
  const query = useCatalogue(asked, audience);
  const cards = query.data?.pages.flatMap((page) => page.records) ?? [];
  const stayText = useStayText(search);
  const foundText = useFoundText(kind);
  const { list, remember } = useFocusOnMore(cards.length);
  const units = search.unit ?? 1;
  if (query.error && cards.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const first = query.data?.pages[0];
  if (first?.num === 0) {
    return (
      <Suspense>
        <NoResults audience={audience} kind={kind} search={search} />
      </Suspense>
    );
  }
  const hasDays = search.mulai !== undefined;
  const hasFree = hasDays && cards.some((card) => (card.bebas ?? 0) >= units);
  const isNothingFree = hasDays && cards.length > 0 && !hasFree;
  return (
    <section aria-label={t("results")} aria-busy={query.isFetching}>
      <div className={classes.head}>
        <div role="status">
          <h2 className={classes.count} tabIndex={-1}>
            {first === undefined ? t("searching") : foundText(first, hasFree)}
          </h2>
          {first?.ejaan.map(({ ditulis, dicari }) => (
            <p key={ditulis} className={classes.instead}>
              {t("correction", { written: ditulis, meant: dicari })}
            </p>
          ))}
        </div>
        <Suspense fallback={<div />}>
          <ResultsOrder audience={audience} kind={kind} search={search} />
        </Suspense>
      </div>
      <Suspense>{isNothingFree ? <NothingFree audience={audience} kind={kind} search={search} /> : null}</Suspense>
      <ul ref={list} className={classes.grid} data-stale={query.isPlaceholderData || undefined}>
        {first === undefined
          ? skeletons.map((key) => <ObjectCardSkeleton key={key} />)
          : cards.map((card, index) => (
              <ObjectCard
                key={card.objectid}
                card={card}
                to={objectPath(audience, kind, card.objectid, search)}
                onOpen={() => leaveResults(cataloguePath(audience, asked))}
                units={units}
                stay={stayText(card)}
                isFirst={index < firstScreen}
              >
                <Suspense>{audience === "manager" ? null : <FavouriteHeart object={card} />}</Suspense>
              </ObjectCard>
            ))}
      </ul>
      {query.hasNextPage ? (
        <Center mt="xl">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => {
              remember();
              void query.fetchNextPage();
            }}
          >
            {t("more")}
          </Button>
        </Center>
      ) : null}
    </section>
  );
}
