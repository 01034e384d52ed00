import { Button, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useLabel } from "../../lib/use-label.ts";
import { getEntityPage } from "../../records/record-pages.ts";
import { ComparisonView } from "./comparison-view.tsx";
import { SourceChoice } from "./source-choice.tsx";
import { SyncHistory } from "./sync-history.tsx";
import { useSync } from "./use-sync.ts";

/** What was ticked could not be taken over; the keyboard goes on with the way out. */
function NotApplied({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  const { t } = useTranslation("sync");
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <ErrorState error={error}>
      <Button ref={again} variant="default" size="sm" onClick={onAgain}>
        {t("again")}
      </Button>
    </ErrorState>
  );
}

/** Master data side by side with the bank's service or a file, to be taken over row by row. */
export function SyncPage({ name }: { readonly name: string }) {
  const { t } = useTranslation("sync");
  const text = useLabel();
  const page = getEntityPage(name);
  const { compare, apply } = useSync(page.entityName);
  const { data: comparison, variables: source } = compare;
  // Nothing can be taken over from a comparison that is no longer true.
  const isStale = apply.error instanceof ApiError && apply.error.code === "CONFLICT";
  const again = () => {
    apply.reset();
    if (source) compare.mutate(source);
  };
  return (
    <>
      <PageHeader title={t("title", { name: text(page.entity.title) })} lead={t("lead")} />
      <Stack gap="lg">
        <SourceChoice page={page} isBusy={compare.isPending} onCompare={compare.mutate} />
        {compare.isPending ? <LoadingState lines={6} /> : null}
        {compare.error ? <ErrorState error={compare.error} onRetry={again} /> : null}
        {apply.error ? <NotApplied error={apply.error} onAgain={again} /> : null}
        {comparison && !isStale ? (
          <ComparisonView
            key={comparison.id}
            entity={page.entity}
            comparison={comparison}
            isBusy={apply.isPending}
            onApply={(keys) => apply.mutate({ id: comparison.id, keys })}
          />
        ) : null}
      </Stack>
      <SyncHistory entity={page.entityName} />
    </>
  );
}
