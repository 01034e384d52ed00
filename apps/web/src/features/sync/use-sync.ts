import { notifications } from "@mantine/notifications";
import type { EntityName } from "@retribusi/contract/access/entities";
import {
  applySync,
  compareWithBank,
  compareWithFile,
  syncHistory,
} from "@retribusi/contract/features/sync/sync.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint, readAnswer } from "../../lib/api.ts";
import { upload } from "../../lib/upload.ts";
import { recordKeys } from "../../records/record-keys.ts";

/** The bank's service, of one region or all, or a file. */
export type Source = { readonly idpemda: number | null } | { readonly file: File };

const historyKey = (entity: string) => ["sync", entity] as const;

const compareWith = async (entity: EntityName, source: Source) =>
  "file" in source
    ? readAnswer(
        compareWithFile.answer,
        await upload({ path: `sync/${entity}/file`, field: "import", file: source.file }),
      )
    : callEndpoint(compareWithBank, { params: { entity }, body: source });

/** Comparing master data with a source, and taking over what was ticked. */
export function useSync(entity: EntityName) {
  const { t } = useTranslation("sync");
  const client = useQueryClient();
  const compare = useMutation({ mutationFn: (source: Source) => compareWith(entity, source) });
  const apply = useMutation({
    mutationFn: ({ id, keys }: { readonly id: number; readonly keys: readonly string[] }) =>
      callEndpoint(applySync, { params: { entity, id }, body: { keys: [...keys] } }),
    onSuccess: async (figures) => {
      notifications.show({ color: "green", message: t("done", figures) });
      compare.reset();
      await client.invalidateQueries({ queryKey: historyKey(entity) });
      await client.invalidateQueries({ queryKey: recordKeys.all });
    },
  });
  return { compare, apply };
}

export const useSyncHistory = (entity: EntityName) =>
  useQuery({
    queryKey: historyKey(entity),
    queryFn: ({ signal }) => callEndpoint(syncHistory, { params: { entity }, signal }),
  });
