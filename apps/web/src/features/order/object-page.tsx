import { Anchor, Box, Stack } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { type BookingKind, bookingKindLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconArrowLeft } from "@tabler/icons-react";
import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { onceSomebody } from "../../lib/somebody.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useOnce } from "../../lib/use-once.ts";
import { readSearch } from "../catalog/catalogue-address.ts";
import { type Audience, cataloguePath, placeOf } from "../catalog/catalogue-place.ts";
import { type CatalogueObject, useObject } from "../catalog/catalogue-query.ts";
import { HowItGoes } from "../catalog/how-it-goes.tsx";
import { NotFoundObject } from "../catalog/not-found-object.tsx";
import { objectTitle } from "../catalog/object-facts.ts";
import { ObjectGallery } from "../catalog/object-gallery.tsx";
import { Description, HouseRules, ObjectFacts, ObjectLead } from "../catalog/object-words.tsx";
import { isBehind } from "../catalog/way-back.ts";
import { ObjectOutline } from "./object-outline.tsx";
import classes from "./object-page.module.css";
import { OrderBar, orderPlaceId } from "./order-bar.tsx";

/** Ordering is most of the code, and reading comes first: on a phone it comes with the first sign that somebody is there. */
const order = () => import("./object-order.tsx");
const ObjectAvailability = lazyPart(async () => (await order()).ObjectAvailability);
const ObjectOrder = lazyPart(async () => (await order()).ObjectOrder);
const ObjectChosen = lazyPart(async () => (await order()).ObjectChosen);

const FavouriteHeart = lazyPart(async () => (await import("../catalog/favourite-heart.tsx")).FavouriteHeart);
const TariffTable = lazyPart(async () => (await import("../catalog/tariff-table.tsx")).TariffTable);
const ObjectPolicy = lazyPart(async () => (await import("../catalog/object-policy.tsx")).ObjectPolicy);

const PublishedRatings = lazyPart(async () => (await import("../rating/published-ratings.tsx")).PublishedRatings);

interface BackProps {
  readonly audience: Audience;
  readonly kind: BookingKind;
  readonly search: CatalogueSearch;
}

/** Back to the search that led here, with the days, hours and units that are chosen here. */
function BackLink({ audience, kind, search }: BackProps) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const navigate = useNavigate();
  const to = cataloguePath(audience, { ...search, jenis: kind });
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isBehind(to)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Anchor component={Link} to={to} onClick={goBack} className={classes.back ?? ""}>
      <IconArrowLeft size={18} aria-hidden />
      {t("backTo", { kind: label(bookingKindLabels[kind]) })}
    </Anchor>
  );
}

/** Whether calendar and order form may come: whoever looks around reads first, until they do something or see the place of either. */
function useIsWanted(isAtOnce: boolean) {
  const [isSomebody, setSomebody] = useState(false);
  useEffect(() => onceSomebody(() => setSomebody(true)), []);
  const calendar = useInViewport<HTMLDivElement>();
  const form = useInViewport<HTMLDivElement>();
  const isWanted = useOnce(isAtOnce || isSomebody || calendar.inViewport || form.inViewport);
  return { isWanted, calendar: calendar.ref, form: form.ref };
}

function ObjectScreen({ object, audience }: { readonly object: CatalogueObject; readonly audience: Audience }) {
  const [params] = useAddressQuery();
  const chosen = readSearch(params, object.hariini);
  const { isWanted, calendar, form } = useIsWanted(audience !== "public" || params.has("mulai"));
  const coming = <LoadingState lines={8} />;
  const later = <Box mih="20rem" />;
  return (
    <>
      <div className={classes.top}>
        <BackLink audience={audience} kind={object.jenisbooking} search={chosen} />
        <Suspense>{audience === "manager" ? null : <FavouriteHeart object={object} hasWord />}</Suspense>
      </div>
      <PageHeader title={objectTitle(object)} lead={<ObjectLead object={object} />} />
      <div className={classes.columns}>
        <Stack gap="xl" className={classes.story ?? ""}>
          <ObjectGallery object={object} />
          <ObjectFacts object={object} />
          <Description object={object} />
          <div ref={calendar}>
            <Suspense fallback={coming}>
              {isWanted ? <ObjectAvailability object={object} audience={audience} /> : later}
            </Suspense>
          </div>
        </Stack>
        <div className={classes.order} id={orderPlaceId} ref={form} tabIndex={-1}>
          <Suspense fallback={coming}>
            {isWanted ? <ObjectOrder object={object} audience={audience} /> : later}
          </Suspense>
        </div>
        <Stack gap="xl" className={classes.story ?? ""}>
          <Suspense fallback={coming}>
            <TariffTable object={object} />
          </Suspense>
          {isWanted ? (
            <Suspense fallback={coming}>
              <ObjectPolicy object={object} />
            </Suspense>
          ) : null}
          {isWanted ? (
            <Suspense>
              <PublishedRatings objectid={object.objectid} />
            </Suspense>
          ) : null}
          <HouseRules object={object} />
          <HowItGoes object={object} />
        </Stack>
      </div>
      <OrderBar object={object} hasDays={chosen.mulai !== undefined}>
        {chosen.mulai === undefined ? null : (
          <Suspense>
            <ObjectChosen object={object} audience={audience} />
          </Suspense>
        )}
      </OrderBar>
    </>
  );
}

/** One object with everything that helps to decide, and the order form beside it. */
export function ObjectPage() {
  const { t } = useTranslation("catalog");
  const { id } = useParams();
  const { pathname } = useLocation();
  const query = useObject(Number(id));
  const { audience } = placeOf(pathname);
  // What was shown before is not offered any more once the server says so.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (query.data && !isGone) return <ObjectScreen object={query.data} audience={audience} />;
  if (query.error instanceof ApiError && query.error.status < 500 && query.error.status > 0) {
    return <NotFoundObject audience={audience} />;
  }
  if (!query.error) return <ObjectOutline />;
  return (
    <>
      <PageHeader title={t("objectTitle")} />
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    </>
  );
}
