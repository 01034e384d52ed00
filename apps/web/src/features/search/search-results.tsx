import { Combobox, Loader, Text, VisuallyHidden } from "@mantine/core";
import type { SearchAnswer } from "@retribusi/contract/features/search/search.endpoints";
import { IconBuildingCommunity, IconListDetails, IconReceipt, IconSearchOff, IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { FoundGroup } from "./found-group.tsx";
import { countOf, type Place } from "./found-groups.ts";
import classes from "./search.module.css";
import { useFoundRows } from "./use-found-rows.tsx";
import type { useSearch } from "./use-search.ts";

function FoundRecords({ found }: { readonly found: SearchAnswer }) {
  const { t } = useTranslation("search");
  const rows = useFoundRows();
  const { pesanan, objek, pengguna } = found;
  return (
    <>
      <FoundGroup
        label={t("bookings")}
        icon={IconReceipt}
        rows={pesanan.records.map(rows.booking)}
        hasMore={pesanan.hasMore}
      />
      <FoundGroup
        label={t("objects")}
        icon={IconBuildingCommunity}
        rows={objek.records.map(rows.object)}
        hasMore={objek.hasMore}
      />
      <FoundGroup
        label={t("users")}
        icon={IconUser}
        rows={pengguna.records.map(rows.user)}
        hasMore={pengguna.hasMore}
      />
    </>
  );
}

interface Props {
  readonly search: ReturnType<typeof useSearch>;
  readonly places: readonly Place[];
}

/** What a screen reader hears, and where nothing else is said, everybody reads. */
function Standing({ search, places }: Props) {
  const { t } = useTranslation("search");
  const { text, isLong, query, found } = search;
  const count = (found ? countOf(found) : 0) + places.length;
  const words = !isLong ? t("hint") : found ? t("found", { count }) : query.isError ? "" : t("searching");
  const isNone = found !== undefined && count === 0;
  return (
    <>
      <VisuallyHidden role="status">{isNone ? t("noneTitle", { text }) : words}</VisuallyHidden>
      {isLong ? null : (
        <Text size="sm" c="dimmed" className={classes.standing ?? ""} aria-hidden>
          {words}
        </Text>
      )}
      {isNone ? (
        <EmptyState
          icon={<IconSearchOff size={28} aria-hidden />}
          title={t("noneTitle", { text })}
          description={t("noneText")}
        />
      ) : null}
    </>
  );
}

/** Pages at once, records as soon as they come. */
export function SearchResults({ search, places }: Props) {
  const { t } = useTranslation("search");
  const { isLong, query, found } = search;
  const isFailed = isLong && query.isError && !query.isFetching;
  const pages = places.map(({ label, to }) => ({ title: label, to, lang: "id" }));
  return (
    <>
      <Standing search={search} places={places} />
      <Combobox.Options aria-label={t("title")}>
        {found ? <FoundRecords found={found} /> : null}
        <FoundGroup label={t("pages")} icon={IconListDetails} rows={pages} />
      </Combobox.Options>
      {isLong && !found && !isFailed ? <Loader size="sm" className={classes.standing ?? ""} aria-hidden /> : null}
      {isFailed ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
    </>
  );
}
