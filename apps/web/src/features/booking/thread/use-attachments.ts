import { mostAttachments } from "@retribusi/contract/features/booking/booking.thread";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../lib/error-text.ts";
import { wholePercent } from "../../../lib/figures.ts";
import { removeFile, uploadPrivate } from "../../../lib/upload.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { problemOf } from "../form/attached-document.ts";

/** A file that goes along with the next message: on its way, there, or stuck. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** 0 to 100. */
  readonly percent: number;
  /** Where it is, once it has arrived. */
  readonly stored?: { readonly berkasid: number; readonly address: string };
  /** Why it can't be sent. */
  readonly error?: string;
}

/** Files that were sent and that no message has taken are thrown away when the form is left. */
function useThrownAway(files: readonly Attachment[]) {
  const latest = useLatest(files);
  useEffect(
    () => () => {
      for (const { stored } of latest.current) if (stored) void removeFile(stored.address);
    },
    [latest],
  );
}

/** Why files that were chosen aren't sent: their kind, their size, or too little room. */
function useRefusals() {
  const { t } = useTranslation("booking");
  const { t: thread } = useTranslation("thread");
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  return {
    refusals,
    forget: () => setRefusals([]),
    /** Those that can be sent, as many as there is room for. */
    choose(chosen: readonly File[], room: number): readonly File[] {
      const wrong = chosen.flatMap((file) => {
        const problem = problemOf(file);
        if (!problem) return [];
        const text = t(`documents.${problem}`, { max: uploadLimits.megabytes });
        return [t("documents.problem", { name: file.name, text })];
      });
      const right = chosen.filter((file) => !problemOf(file));
      setRefusals([...wrong, ...(right.length > room ? [thread("tooMany", { count: mostAttachments })] : [])]);
      return right.slice(0, room);
    },
  };
}

/** The files of a message that is being written; each is sent as soon as it is chosen, so that the message itself can't fail for it. */
export function useAttachments() {
  const { t: state } = useTranslation("state");
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const { refusals, forget, choose } = useRefusals();
  const dropped = useRef(new Set<string>());
  useThrownAway(files);
  const patch = (key: string, change: Partial<Attachment>) =>
    setFiles((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const send = async ({ key, file }: Attachment) => {
    try {
      const onProgress = (share: number) => patch(key, { percent: wholePercent(share) });
      const { berkasid, address } = await uploadPrivate({ file, onProgress });
      if (dropped.current.has(key)) void removeFile(address);
      else patch(key, { stored: { berkasid, address } });
    } catch (failure) {
      patch(key, { error: errorText(failure, state) });
    }
  };
  return {
    files,
    refusals,
    isSending: files.some(({ stored, error }) => !stored && !error),
    hasFailed: files.some(({ error }) => error !== undefined),
    numbers: files.flatMap(({ stored }) => stored?.berkasid ?? []),
    add(chosen: readonly File[]): void {
      const room = Math.max(0, mostAttachments - files.length);
      const added = choose(chosen, room).map((file) => ({ key: crypto.randomUUID(), file, percent: 0 }));
      setFiles((list) => [...list, ...added]);
      for (const one of added) void send(one);
    },
    remove({ key, stored }: Attachment): void {
      dropped.current.add(key);
      if (stored) void removeFile(stored.address);
      setFiles((list) => list.filter((one) => one.key !== key));
    },
    /** They have gone with a message. */
    clear(): void {
      setFiles([]);
      forget();
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
