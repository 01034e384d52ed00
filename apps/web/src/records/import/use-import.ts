import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { ImportReport } from "@retribusi/contract/define/import";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { recordKeys } from "../record-keys.ts";
import { type Progress, reportOf, sendImport } from "./import-file.ts";

interface Step {
  readonly file: File;
  readonly dryrun: boolean;
}

/** A file on its way into an entity: first a dry run, then, once it is confirmed, for good. */
export function useImport(entity: AnyEntity) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(null);
  const isWriting = useRef(false);
  useEffect(() => () => running.current?.abort(), []);
  const run = useMutation({
    mutationFn: async ({ file, dryrun }: Step): Promise<ImportReport> => {
      running.current = new AbortController();
      isWriting.current = !dryrun;
      setProgress({ step: "send", share: 0 });
      const { signal } = running.current;
      return sendImport({ entity: entity.name, file, dryrun, onProgress: setProgress, signal });
    },
    onSuccess: async ({ dryrun }) => {
      if (!dryrun) await client.invalidateQueries({ queryKey: recordKeys.all });
    },
    onSettled: () => {
      isWriting.current = false;
      setProgress(undefined);
    },
  });
  const file = run.variables?.file;
  return {
    file,
    progress,
    isWriting,
    error: run.error,
    report: run.data ?? reportOf(run.error),
    check: (chosen: File) => run.mutate({ file: chosen, dryrun: true }),
    write: () => file && run.mutate({ file, dryrun: false }),
    startOver: () => {
      running.current?.abort();
      run.reset();
    },
  };
}

export type Import = ReturnType<typeof useImport>;
