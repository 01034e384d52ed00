import { Button, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ExportFormat, roomier } from "@retribusi/contract/define/export";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Query, requestFile } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { printFile } from "../../lib/print-file.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useTellError } from "../../lib/use-tell-error.ts";
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
      onProgress: progress.tell,
      onPlace: progress.tellPlace,
    });
    if (format === "print") await printFile(file.blob);
    else saveFile(file.blob, file.name ?? `data.${format}`);
  } finally {
    progress.end();
  }
}

/** Takes a list or a record out as a file, or prints it; a format that is too small offers the next one. */
export function useExport(source: ExportSource) {
  const { t } = useTranslation("export");
  const tellError = useTellError();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => fetchDocument(source, format, t(`making.${format}`)),
    onError: (error, format) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (isTooLong(error) && (format === "pdf" || format === "xlsx")) offer(error, roomier[format]);
      else tellError(error);
    },
  });
  function offer(error: ApiError, instead: "xlsx" | "csv") {
    const id = notifications.show({
      color: "yellow",
      title: t("tooMany"),
      autoClose: false,
      message: (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{error.message}</Text>
          <Button
            size="compact-sm"
            onClick={() => {
              notifications.hide(id);
              mutate(instead);
            }}
          >
            {t(`instead.${instead}`)}
          </Button>
        </Stack>
      ),
    });
  }
  return { take: mutate, isPending };
}
