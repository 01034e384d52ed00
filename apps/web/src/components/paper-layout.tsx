import { Card, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NamedFile } from "../lib/api.ts";
import { useBlobAddress } from "../lib/use-blob-address.ts";
import { ErrorState } from "./error-state.tsx";
import { PaperButtons } from "./paper-buttons.tsx";
import classes from "./paper-layout.module.css";

interface Props {
  readonly made: UseQueryResult<NamedFile>;
  /** What it is called where the server doesn't say. */
  readonly filename: string;
  /** What is told of the paper, or asked for it. */
  readonly above?: ReactNode;
  /** What is said of it below its buttons, and the ways on. */
  readonly children?: ReactNode;
}

/** A paper that the server makes: what can be done with it, and on a wide screen the paper itself. */
export function PaperLayout({ made: { data: file, error, refetch }, filename, above, children }: Props) {
  const { t } = useTranslation("receipt");
  const address = useBlobAddress(file?.blob);
  const isWide = useMediaQuery("(min-width: 62em)") ?? false;
  return (
    <div className={classes.layout}>
      <Card component={Stack} gap="lg" maw="40rem">
        {above}
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {file && address ? <PaperButtons file={file.blob} address={address} filename={file.name ?? filename} /> : null}
        {file || error ? null : <Text role="status">{t("preparing")}</Text>}
        {children}
      </Card>
      {isWide && address && navigator.pdfViewerEnabled ? (
        <iframe className={classes.preview} src={`${address}#view=FitH&navpanes=0`} title={t("preview")} />
      ) : null}
    </div>
  );
}
