import { Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { getEntityPage } from "../../records/record-pages.ts";
import { ComparisonView } from "./comparison-view.tsx";
import { SourceChoice } from "./source-choice.tsx";
import { SyncHistory } from "./sync-history.tsx";
import { useSync } from "./use-sync.ts";

/** Master data side by side with the bank's service or a file, to be taken over row by row. */
export function SyncPage({ name }: { readonly name: string }) {
  const { t } = useTranslation("sync");
  const text = useLabel();
  const page = getEntityPage(name);
  const { compare, apply } = useSync(page.entityName);
  const { data: comparison, variables: source } = compare;
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
        {apply.error ? (
          <ErrorState error={apply.error}>
            <Button variant="default" size="sm" onClick={again}>
              {t("again")}
            </Button>
          </ErrorState>
        ) : null}
        {comparison ? (
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
