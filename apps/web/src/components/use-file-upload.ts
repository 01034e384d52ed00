import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import type { TFunction } from "i18next";
import { useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../lib/api-error.ts";
import { errorText } from "../lib/error-text.ts";
import { removeFile, type Upload } from "../lib/upload.ts";
import { useLatest } from "../lib/use-latest.ts";
import { SavedFormContext } from "./saved-form.ts";

/** A file on its way to the server, or stuck there. */
export interface Transfer {
  readonly id: string;
  readonly file: File;
  /** 0 to 1. */
  readonly progress: number;
  /** Why it is stuck; empty while it is on its way. */
  readonly error: string;
  /** Sending it once more could help. */
  readonly canBeRepeated: boolean;
}

interface Options {
  readonly paths: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
  readonly max: number;
  /** Sends one file and answers with the path that is written into the record. */
  readonly store: (job: Omit<Upload, "path">) => Promise<string>;
}

/** A file that isn't sent, and why, in the codes of a drop zone. */
interface Refused<F = Pick<File, "name">> {
  readonly file: F;
  readonly errors: readonly { readonly code: string }[];
}

const errorsOf = ({ type, size }: File) => [
  ...(uploadLimits.pictures.some((known) => known === type) ? [] : ["file-invalid-type"]),
  ...(size > uploadLimits.megabytes * 1024 * 1024 ? ["file-too-large"] : []),
];

/** Those that the server would refuse as pictures, where no drop zone tells them. */
export const refusedPictures = (files: readonly File[]): Refused<File>[] =>
  files.flatMap((file) => {
    const errors = errorsOf(file).map((code) => ({ code }));
    return errors.length > 0 ? [{ file, errors }] : [];
  });

function refusalOf({ file, errors }: Refused, max: number, t: TFunction<"picture">): string {
  const codes = errors.map((error) => String(error.code));
  if (codes.includes("file-too-large")) return `${file.name}: ${t("tooLarge", { max: uploadLimits.megabytes })}`;
  if (codes.includes("file-invalid-type")) return `${file.name}: ${t("wrongType")}`;
  return t("tooMany", { files: max });
}

/** Files that were sent from this form, which nobody needs when it is left without saving. */
function useFresh() {
  const fresh = useRef(new Set<string>());
  const isSaved = useContext(SavedFormContext);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (isSaved.current) return;
      for (const path of fresh.current) void removeFile(path);
    };
  }, [isSaved]);
  return { fresh, isLeft };
}

/** The stored files of a field. Several files arrive while React still shows the old list, so each adds to the latest. */
function useStored({ paths, onChange, max }: Omit<Options, "store">) {
  const latest = useLatest(paths);
  const { fresh, isLeft } = useFresh();
  const write = (next: readonly string[]) => {
    latest.current = next;
    onChange(next);
  };
  const without = (path: string) => latest.current.filter((other) => other !== path);
  return {
    add(path: string): void {
      if (isLeft.current) {
        void removeFile(path);
        return;
      }
      fresh.current.add(path);
      write(max === 1 ? [path] : [...latest.current, path]);
    },
    remove(path: string): void {
      // A file that the saved record still shows stays on the server until the form is saved.
      if (fresh.current.delete(path)) void removeFile(path);
      write(without(path));
    },
    forward(path: string): void {
      const from = latest.current.indexOf(path);
      if (from > 0) write([...without(path).slice(0, from - 1), path, ...without(path).slice(from - 1)]);
    },
  };
}

/** Files on their way, with their progress; what arrives is handed to `onStored`. */
function useTransfers(store: Options["store"], onStored: (path: string) => void) {
  const { t } = useTranslation("picture");
  const { t: state } = useTranslation("state");
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const patch = (id: string, change: Partial<Transfer>) =>
    setTransfers((list) => list.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const giveUp = ({ id }: Transfer) => setTransfers((list) => list.filter((one) => one.id !== id));
  const send = async (transfer: Transfer) => {
    const { id, file } = transfer;
    try {
      const path = await store({ file, onProgress: (progress) => patch(id, { progress }) });
      giveUp(transfer);
      onStored(path);
    } catch (error) {
      const isOurs = error instanceof ApiError;
      patch(id, {
        error: isOurs ? errorText(error, state) : t("failed"),
        canBeRepeated: !isOurs || error.isWorthRepeating,
      });
    }
  };
  return {
    transfers,
    giveUp,
    start(files: readonly File[]): void {
      const started = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        progress: 0,
        error: "",
        canBeRepeated: true,
      }));
      setTransfers((list) => [...list, ...started]);
      for (const transfer of started) void send(transfer);
    },
    retry(transfer: Transfer): void {
      patch(transfer.id, { progress: 0, error: "" });
      void send(transfer);
    },
  };
}

/** Files of a field: those stored, those being sent, and why some were refused. Markup is the caller's. */
export function useFileUpload(options: Options) {
  const { t } = useTranslation("picture");
  const { paths, max } = options;
  const stored = useStored(options);
  const { transfers, start, retry, giveUp } = useTransfers(options.store, stored.add);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const room = max === 1 ? 1 : Math.max(0, max - paths.length - transfers.length);
  return {
    transfers,
    refusals,
    retry,
    giveUp,
    remove: stored.remove,
    forward: stored.forward,
    add(files: readonly File[], rejected: readonly Refused[]): void {
      const over = files.length > room ? [t("tooMany", { files: max })] : [];
      setRefusals([...new Set([...rejected.map((one) => refusalOf(one, max, t)), ...over])]);
      start(files.slice(0, room));
    },
  };
}
