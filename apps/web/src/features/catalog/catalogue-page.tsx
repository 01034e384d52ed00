import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { readSearch } from "./catalogue-address.ts";
import { cataloguePath, placeOf } from "./catalogue-place.ts";
import { today } from "./catalogue-query.ts";
import { CatalogueResults } from "./catalogue-results.tsx";
import { CatalogueSearchForm } from "./catalogue-search.tsx";
import { KindTabs } from "./kind-tabs.tsx";

/** What can be booked, for everybody and for the roles that order. The search is in the address. */
export function CataloguePage() {
  const { t } = useTranslation("catalog");
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(pathname);
  const search = readSearch(new URLSearchParams(query), today());
  const kind = place.kind ?? search.jenis ?? "penginapan";
  const { jenis: _, ...wanted } = search;
  return (
    <>
      <PageHeader title={t(`title.${kind}`)} lead={t(place.audience === "manager" ? "leadManager" : "lead")} />
      <Stack gap="lg">
        <KindTabs current={kind} toAddress={(jenis) => cataloguePath(place.audience, { ...wanted, jenis })} />
        <CatalogueSearchForm
          key={`${kind}?${query}`}
          kind={kind}
          search={search}
          onSearch={(next) => void navigate(cataloguePath(place.audience, { ...next, jenis: kind }))}
        />
        <CatalogueResults audience={place.audience} kind={kind} search={wanted} />
      </Stack>
    </>
  );
}
