import { Anchor, Button } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { favouriteCalls } from "@retribusi/contract/features/booking/booking.calls";
import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import type { Favourite, favouriteCards } from "@retribusi/contract/features/booking/favourite.endpoints";
import { bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconHeart, IconMapPin } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ask } from "../../lib/api.ts";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { type Audience, cataloguePath, objectPath } from "./catalogue-place.ts";
import results from "./catalogue-results.module.css";
import { FavouriteHeart } from "./favourite-heart.tsx";
import classes from "./favourites-page.module.css";
import { ObjectCard, ObjectCardSkeleton } from "./object-card.tsx";
import { useFavourites } from "./use-favourites.ts";

const ignore = () => undefined;

/** What is like it: the same kind in the same place. */
function Similar({ favourite, audience }: { readonly favourite: Favourite; readonly audience: Audience }) {
  const { t } = useTranslation("catalog");
  const { jenisbooking, lokasikabkota, namaobject } = favourite;
  return (
    <Anchor
      component={Link}
      to={cataloguePath(audience, { jenis: jenisbooking, cari: lokasikabkota })}
      className={classes.similar ?? ""}
      aria-label={`${t("favourite.similar")}: ${namaobject}`}
    >
      {t("favourite.similar")}
    </Anchor>
  );
}

interface EntryProps {
  readonly favourite: Favourite;
  readonly audience: Audience;
}

/** One that isn't offered any more: what is known of it, what is like it, and the way to take it off. */
function Gone({ favourite, audience }: EntryProps) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const { isKept, press } = useFavourites();
  const { namaobject, jenisbooking, lokasikabkota, objectid } = favourite;
  return (
    <li className={classes.gone}>
      <p className={classes.kind}>{label(bookingKindLabels[jenisbooking])}</p>
      <h3 className={classes.name}>{namaobject}</h3>
      <p className={classes.place}>
        <IconMapPin size={16} stroke={1.75} aria-hidden />
        {lokasikabkota}
      </p>
      <p className={classes.why}>{t("favourite.gone")}</p>
      <div className={classes.ways}>
        <Similar favourite={favourite} audience={audience} />
        <Button variant="default" px="sm" aria-describedby={`gone-${objectid}`} onClick={() => press(favourite)}>
          {t(isKept(objectid) ? "favourite.takeOff" : "favourite.keepAgain")}
        </Button>
      </div>
      <span id={`gone-${objectid}`} hidden>
        {namaobject}
      </span>
    </li>
  );
}

/** Everything that was a favourite since the page was opened: what is taken off stays until then, to be kept again. */
function useSeen(records: readonly Favourite[]): readonly Favourite[] {
  const [seen, setSeen] = useState(records);
  const added = records.filter(({ objectid }) => !seen.some((one) => one.objectid === objectid));
  if (added.length > 0) setSeen([...added, ...seen]);
  return seen;
}

/** Cards of those that are offered, in the order that they were kept in. */
function useCards(seen: readonly Favourite[]) {
  const objek = seen
    .map(({ objectid }) => objectid)
    .sort((a, b) => a - b)
    .slice(0, mostFavourites)
    .join(",");
  return useQuery({
    queryKey: ["catalogue", "favourites", objek],
    queryFn: ({ signal }) => ask<typeof favouriteCards>(favouriteCalls.cards, { query: { objek }, signal }),
    select: ({ records }) => new Map(records.map((card) => [card.objectid, card])),
    placeholderData: keepPreviousData,
    enabled: objek !== "",
  });
}

function Cards({ records, audience }: { readonly records: readonly Favourite[]; readonly audience: Audience }) {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  const seen = useSeen(records);
  const { data, error, refetch, isPlaceholderData } = useCards(seen);
  if (seen.length === 0) {
    return (
      <EmptyState
        icon={<IconHeart size={32} aria-hidden />}
        title={t("favourite.emptyTitle")}
        description={t("favourite.emptyText")}
      >
        <Button component={Link} to={cataloguePath(audience, {})}>
          {t("toCatalogue")}
        </Button>
      </EmptyState>
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <ul className={results.grid}>
      {seen.map((favourite, index) => {
        const { objectid } = favourite;
        const card = data?.get(objectid);
        // What has just come to the list isn't in the answer to the one before.
        if (!data || (!card && isPlaceholderData)) return <ObjectCardSkeleton key={objectid} />;
        if (!card) return <Gone key={objectid} favourite={favourite} audience={audience} />;
        return (
          <ObjectCard
            key={objectid}
            card={card}
            to={objectPath(audience, card.jenisbooking, objectid)}
            onOpen={ignore}
            units={1}
            stay={undefined}
            isFirst={index < 2}
          >
            {card.tutupsampai ? (
              <div className={classes.closed}>
                <p className={classes.why}>
                  {t("favourite.closedUntil", { day: formatDate(card.tutupsampai, language) })}
                </p>
                <Similar favourite={favourite} audience={audience} />
              </div>
            ) : null}
            <FavouriteHeart object={card} />
          </ObjectCard>
        );
      })}
    </ul>
  );
}

/** Where they are kept. */
function Lead({ place }: { readonly place: "device" | "account" }) {
  const { t } = useTranslation("catalog");
  if (place === "account") return t("favourite.inAccount", { most: mostFavourites });
  return (
    <>
      {t("favourite.onDevice", { most: mostFavourites })}{" "}
      <Anchor component={Link} to={paths.signInFor(paths.favourites)} inherit>
        {t("favourite.signIn")}
      </Anchor>
    </>
  );
}

/** What somebody keeps to find it again: a visitor's on the device, a customer's in the account. */
export function FavouritesPage() {
  const { t } = useTranslation("catalog");
  const session = useSession();
  const { place, records, error, refetch } = useFavourites();
  const audience = place === "account" ? "customer" : "public";
  const isStaff = session.status === "signed-in" && !place;
  return (
    <>
      <PageHeader
        title={t("favourite.title")}
        lead={isStaff ? t("favourite.none") : place ? <Lead place={place} /> : undefined}
      />
      {records ? <Cards key={place} records={records} audience={audience} /> : null}
      {isStaff ? (
        <Button component={Link} to={cataloguePath("public", {})} variant="default">
          {t("toCatalogue")}
        </Button>
      ) : null}
      {!records && !isStaff && error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {records || isStaff || error ? null : (
        <ul className={results.grid}>
          <ObjectCardSkeleton />
          <ObjectCardSkeleton />
        </ul>
      )}
    </>
  );
}
