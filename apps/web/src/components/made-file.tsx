import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { requestFile } from "../lib/api.ts";
import { useBlobAddress } from "../lib/use-blob-address.ts";
import { ErrorState } from "./error-state.tsx";
import { FileLinks } from "./file-links.tsx";

interface Props {
  /** Of the call that makes it, with what it is made for. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What it is called where the server doesn't say. */
  readonly filename: string;
}

/** A document that the server makes of a record: at every opening anew, since the record may have been corrected. */
export function MadeFile({ path, query = {}, filename }: Props) {
  const { t } = useTranslation("receipt");
  const made = useQuery({
    queryKey: ["document", path, query],
    queryFn: ({ signal }) => requestFile({ path, query, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: file, error, refetch } = made;
  const address = useBlobAddress(file?.blob);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!file || !address) return <Text role="status">{t("preparing")}</Text>;
  return (
    <Group gap="sm">
      <FileLinks address={address} filename={file.name ?? filename} open={t("open")} download={t("download")} />
    </Group>
  );
}
