import { Anchor, Button, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ExportFormat, roomier } from "@retribusi/contract/define/export";
import { documentsPage } from "@retribusi/contract/features/report/document.endpoints";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { requestFile } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { Query } from "../../lib/call-address.ts";
import { useHoldsPage } from "../../lib/current-user.ts";
import { showFailure } from "../../lib/failure-notice.ts";
import { printFile } from "../../lib/print-file.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { documentsPath, isMadeBehind, orderFile, sourceOf } from "./background.ts";
import { watchProgress } from "./progress.tsx";

/** Where a document comes from: the address below `/api/` and what is asked for beside the format. */
export interface ExportSource {
  readonly path: string;
  readonly query?: Query;
}

const isTooLong = (error: Error): error is ApiError => error instanceof ApiError && error.code === "TOO_MANY_ROWS";

async function fetchDocument({ path, query }: ExportSource, format: ExportFormat, title: string): Promise<void> {
  const progress = watchProgress(title);
  try {
    const file = await requestFile({
      path,
      query: { ...query, format },
      signal: progress.signal,
      onProgress: progress.showBytes,
      onPlace: progress.showPlace,
    });
    if (format === "print") await printFile(file.blob);
    else saveFile(file.blob, file.name ?? `data.${format}`);
  } finally {
    progress.end();
  }
}

/** Has a file made in the background, and says where it will be. */
function useOrderFile(source: ExportSource) {
  const { t } = useTranslation("export");
  const notifyError = useNotifyError();
  const isOpen = useHoldsPage()(documentsPage);
  const name = sourceOf(source.path);
  const { mutate } = useMutation({
    mutationFn: async (format: ExportFormat) => (name && isMadeBehind(format) ? orderFile(name, source, format) : null),
    onSuccess: () =>
      notifications.show({
        title: t("behind.started"),
        message: (
          <Anchor href={`#${documentsPath}`} size="sm">
            {t("behind.where")}
          </Anchor>
        ),
        autoClose: 10_000,
      }),
    onError: notifyError,
  });
  return isOpen && name ? mutate : undefined;
}

/** Takes a list or a record out as a file, or prints it; a format that is too small offers the next one, or to be made in the background. */
export function useExport(source: ExportSource) {
  const { t } = useTranslation("export");
  const notifyError = useNotifyError();
  const order = useOrderFile(source);
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => fetchDocument(source, format, t(`making.${format}`)),
    onError: (error, format) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (isTooLong(error) && (format === "pdf" || format === "xlsx")) offer(error, format);
      else notifyError(error);
    },
  });
  function offer(error: ApiError, format: "pdf" | "xlsx") {
    const instead = roomier[format];
    const id = showFailure({
      color: "yellow",
      title: t("tooMany"),
      message: (
        <Offer
          text={error.message}
          choices={[
            { label: t(`instead.${instead}`), run: () => mutate(instead) },
            ...(order && format === "pdf" ? [{ label: t("behind.pdf"), run: () => order(format) }] : []),
          ]}
          onChosen={() => notifications.hide(id)}
        />
      ),
    });
  }
  return { take: mutate, order, isPending };
}

interface OfferProps {
  readonly text: string;
  readonly choices: readonly { readonly label: string; readonly run: () => void }[];
  readonly onChosen: () => void;
}

/** What else can be done, in the notification that says why this couldn't. */
function Offer({ text, choices, onChosen }: OfferProps) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{text}</Text>
      {choices.map(({ label, run }) => (
        <Button
          key={label}
          size="compact-sm"
          onClick={() => {
            onChosen();
            run();
          }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
