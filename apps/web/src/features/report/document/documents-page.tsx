import { ActionIcon, Button, Group, Progress, Text } from "@mantine/core";
import {
  listDocuments,
  type ReportDocument,
  removeDocument,
} from "@retribusi/contract/features/report/document.endpoints";
import { IconDownload, IconFileOff, IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint, requestFile } from "../../../lib/api.ts";
import { formatCount, wholePercent } from "../../../lib/figures.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { formatBytes } from "../../../lib/unit-format.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { formatMadeAt } from "../report-value.ts";
import { DocumentQuestion } from "./document-question.tsx";
import classes from "./documents-page.module.css";

const documentsKey = ["report", "dokumen"] as const;
const isUnderWay = ({ status }: ReportDocument): boolean => status === "antri" || status === "diproses";

async function download({ id, nama }: ReportDocument): Promise<void> {
  const { blob, name } = await requestFile({ path: `report/dokumen/${id}/unduh` });
  saveFile(blob, name ?? nama ?? "data");
}

/** Fetching a document and removing it, the latter after a question. */
function useDocumentActions(document: ReportDocument) {
  const { t } = useTranslation("report");
  const client = useQueryClient();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const fetching = useMutation({ mutationFn: () => download(document), onError: notifyError });
  const removing = useMutation({
    mutationFn: () => callEndpoint(removeDocument, { params: { id: document.id } }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
  const askToRemove = async () => {
    const name = document.judul;
    const question = { title: t("documents.removeTitle", { name }), text: t("documents.removeText") };
    if (await confirm({ ...question, confirm: t("documents.removeButton"), isDangerous: true })) removing.mutate();
  };
  return { fetching, removing, askToRemove };
}

/** How far it is: a part of its rows where they are counted. */
function Making({ document: { status, num, max_value: all, judul } }: { readonly document: ReportDocument }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  if (status === "antri" || all === null) return null;
  return (
    <>
      <Progress value={all > 0 ? wholePercent(num / all) : 0} aria-label={judul} mt="xs" />
      <Text size="sm" c="dimmed">
        {t("documents.progress", { done: formatCount(num, language), all: formatCount(all, language) })}
      </Text>
    </>
  );
}

function Row({ document }: { readonly document: ReportDocument }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const { fetching, removing, askToRemove } = useDocumentActions(document);
  const { judul, format, status, num, ukuran, bagian, kedaluwarsa, galat } = document;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>
          {judul} ({bagian === null ? format.toUpperCase() : t("documents.zip", { parts: bagian })})
        </Text>
        <DocumentQuestion document={document} />
        <Text size="sm" c="dimmed">
          {t("documents.asked", { time: formatMadeAt(document.date_created, language) })}
        </Text>
        <Text size="sm">
          {[
            t(`documents.status.${status}`),
            ...(status === "siap" ? [t("rows", { count: num, num: formatCount(num, language) })] : []),
            ...(ukuran === null ? [] : [formatBytes(ukuran, language)]),
            ...(kedaluwarsa ? [t("documents.until", { time: formatMadeAt(kedaluwarsa, language) })] : []),
          ].join(" · ")}
        </Text>
        {isUnderWay(document) ? <Making document={document} /> : null}
        {galat ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {galat}
          </Text>
        ) : null}
      </div>
      <Group gap="xs" wrap="nowrap">
        {status === "siap" ? (
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={t("documents.downloadName", { name: judul })}
            loading={fetching.isPending}
            onClick={() => fetching.mutate()}
          >
            {t("documents.download")}
          </Button>
        ) : null}
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t("documents.remove", { name: judul })}
          loading={removing.isPending}
          onClick={() => void askToRemove()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}

/** One's own files that are made in the background. While one is under way its progress is asked for again and again. */
export function DocumentsPage() {
  const { t } = useTranslation("report");
  const { data, error, refetch } = useQuery({
    queryKey: documentsKey,
    queryFn: ({ signal }) => callEndpoint(listDocuments, { signal }),
    refetchInterval: ({ state }) => (state.data?.records.some(isUnderWay) ? 2_000 : 60_000),
  });
  return (
    <>
      <PageHeader title={t("documents.title")} lead={t("documents.lead")} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingState /> : null}
      {data?.records.length === 0 ? (
        <EmptyState
          title={t("documents.empty")}
          description={t("documents.emptyText")}
          icon={<IconFileOff aria-hidden />}
        />
      ) : null}
      <ul className={classes.list}>
        {data?.records.map((document) => (
          <Row key={document.id} document={document} />
        ))}
      </ul>
    </>
  );
}
