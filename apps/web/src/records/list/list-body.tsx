import { Button } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import { IconInbox, IconSearchOff } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { AddButton } from "./add-buttons.tsx";
import { ListCards } from "./list-cards.tsx";
import { ListFooter } from "./list-footer.tsx";
import { ListTotals } from "./list-totals.tsx";
import type { RecordList } from "./use-record-list.ts";

/**
 * A page without rows while there are some elsewhere: all of its rows were deleted, or an old link points beyond the
 * last page. Leads to the last page, or reads the first one again, once; tells whether that is under way.
 */
function useRefill({ records, count, state, change, refresh, isLoading }: RecordList): boolean {
  const isEmpty = records?.length === 0 && !isLoading && count !== undefined;
  const last = Math.max(1, Math.ceil((count?.num ?? 0) / state.limit));
  const isBeyond = isEmpty && state.page > last;
  const isEmptied = isEmpty && !isBeyond && (count?.num ?? 0) > 0;
  const [hasTried, setTried] = useState(false);
  useEffect(() => {
    if (isBeyond) change({ page: last }, "replace");
    else if (isEmptied && !hasTried) refresh();
    setTried(isEmptied || (hasTried && isLoading));
  });
  return isBeyond || (isEmptied && !hasTried);
}

const ListGrid = lazyPart(async () => (await import("./list-grid.tsx")).ListGrid);

interface Props {
  readonly list: RecordList;
}

function NothingFound({ list }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  if (list.isNarrowed) {
    return (
      <EmptyState title={t("nothingTitle")} description={t("nothingText")} icon={<IconSearchOff aria-hidden />}>
        <Button variant="default" onClick={() => list.change({ search: "", filters: {} })}>
          {t("clearAll")}
        </Button>
      </EmptyState>
    );
  }
  const description = list.links.add ? t("emptyAdd", { name: text(list.entity.singular) }) : t("emptyWait");
  return (
    <EmptyState title={t("emptyTitle")} description={description} icon={<IconInbox aria-hidden />}>
      <AddButton list={list} />
    </EmptyState>
  );
}

/** The address names what no record shows or has: showing all of them would be another list than the one asked for. */
function NothingPossible({ list, why }: Props & { readonly why: string }) {
  const { t } = useTranslation("records");
  return (
    <EmptyState title={t("nothingTitle")} description={why} icon={<IconSearchOff aria-hidden />}>
      <Button variant="default" onClick={() => list.change({ search: "", filters: {} })}>
        {t("showAll")}
      </Button>
    </EmptyState>
  );
}

/** Why the address finds nothing, whatever rows there are. */
function useImpossible({ entity, unknownFilter, impossible }: RecordList): string | undefined {
  const { t } = useTranslation("records");
  const text = useLabel();
  if (unknownFilter) return t("unknownFilter", { name: unknownFilter });
  if (!impossible) return undefined;
  return t("impossibleFilter", { value: impossible.value, name: text(fieldOf(entity, impossible.name).label) });
}

/** The rows in the form that fits the window, or why there are none. */
export function ListBody({ list }: Props) {
  const isEmptied = useRefill(list);
  const why = useImpossible(list);
  if (why) return <NothingPossible list={list} why={why} />;
  if (list.error && !list.records) return <ErrorState error={list.error} onRetry={list.refresh} />;
  if (!list.records) return <LoadingState lines={8} />;
  if (isEmptied) return <LoadingState lines={8} />;
  if (list.records.length === 0) return <NothingFound list={list} />;
  if (list.isFeed) return <ListCards list={list} />;
  return (
    <Suspense fallback={<LoadingState lines={8} />}>
      <ListGrid list={list} />
      <ListTotals list={list} />
      <ListFooter list={list} />
    </Suspense>
  );
}
