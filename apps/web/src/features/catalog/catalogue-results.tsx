import { Button, Center } from "@mantine/core";
import { formatNumber } from "@retribusi/contract/define/number";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { type Audience, cataloguePath, objectPath } from "./catalogue-place.ts";
import { useCatalogue } from "./catalogue-query.ts";
import classes from "./catalogue-results.module.css";
import { ObjectCard, ObjectCardSkeleton } from "./object-card.tsx";
import { useStayText } from "./use-stay-text.ts";
import { leaveResults } from "./way-back.ts";

/** What only some searches show, and nobody should wait for. */
const NoResults = lazyPart(async () => (await import("./no-results.tsx")).NoResults);
const NothingFree = lazyPart(async () => (await import("./no-results.tsx")).NothingFree);
const FavouriteHeart = lazyPart(async () => (await import("./favourite-heart.tsx")).FavouriteHeart);
const ResultsMap = lazyPart(async () => (await import("./results-map.tsx")).ResultsMap);
const ResultsOrder = lazyPart(async () => (await import("./results-order.tsx")).ResultsOrder);

interface Props {
  readonly audience: Audience;
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
}

const skeletons = ["a", "b", "c", "d", "e", "f"];
const firstScreen = 3;

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
      <Suspense>{search.peta ? <ResultsMap audience={audience} kind={kind} search={search} /> : null}</Suspense>
    </section>
  );
}
