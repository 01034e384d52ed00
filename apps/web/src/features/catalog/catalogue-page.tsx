import { Stack } from "@mantine/core";
import { type BookingKind, bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { isNarrowed, readPastDays, readSearch } from "./catalogue-address.ts";
import { cataloguePath, placeOf } from "./catalogue-place.ts";
import { today } from "./catalogue-query.ts";
import { CatalogueResults } from "./catalogue-results.tsx";
import { CatalogueSearchForm } from "./catalogue-search.tsx";
import { kindIcons } from "./kind-icons.ts";
import classes from "./kind-tabs.module.css";

const PastDays = lazyPart(async () => (await import("./past-days.tsx")).PastDays);

interface Props {
  readonly current: BookingKind;
  readonly toAddress: (kind: BookingKind) => string;
}

/** The three kinds as addresses of their own, so that each can be shared and the back button works. */
function KindTabs({ current, toAddress }: Props) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  return (
    <nav aria-label={t("kinds")}>
      <ul className={classes.tabs}>
        {bookingKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <li key={kind}>
              <Link to={toAddress(kind)} className={classes.tab} aria-current={kind === current ? "page" : undefined}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {label(bookingKindLabels[kind])}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** What can be booked, for everybody and for the roles that order. The search is in the address. */
export function CataloguePage() {
  const { t } = useTranslation("catalog");
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const results = useRef<HTMLDivElement>(null);
  const place = placeOf(pathname);
  const params = new URLSearchParams(query);
  const search = readSearch(params, today());
  const past = readPastDays(params, today());
  const kind = place.kind ?? search.jenis ?? "penginapan";
  const { jenis: _, ...wanted } = search;
  return (
    <>
      <div className={classes.head} data-foldable data-folded={isNarrowed(search) || undefined}>
        <PageHeader title={t(`title.${kind}`)} lead={t(place.audience === "manager" ? "leadManager" : "lead")} />
      </div>
      <Stack gap="lg">
        <KindTabs current={kind} toAddress={(jenis) => cataloguePath(place.audience, { ...wanted, jenis })} />
        <CatalogueSearchForm
          key={`${kind}?${query}`}
          kind={kind}
          search={search}
          onSearch={(next) => {
            void navigate(cataloguePath(place.audience, { ...next, jenis: kind }));
            // The form starts again from the address, and takes the focus with it.
            results.current?.focus({ preventScroll: true });
          }}
        />
        {past ? (
          <Suspense>
            <PastDays days={past} />
          </Suspense>
        ) : null}
        <div ref={results} tabIndex={-1} className={classes.results}>
          <CatalogueResults audience={place.audience} kind={kind} search={wanted} />
        </div>
      </Stack>
    </>
  );
}
