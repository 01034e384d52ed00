import { type ImportProgress, type ImportReport, importEvent, importReport } from "@retribusi/contract/define/import";
import { readAnswer } from "../../lib/api.ts";
import { ApiError, toApiError } from "../../lib/api-error.ts";
import { uploadText } from "../../lib/upload.ts";

/** How far an import is: on its way to the server, then what the server tells. */
export type Progress = { readonly step: "send"; readonly share: number } | ImportProgress;

export interface Sending {
  readonly entity: string;
  readonly file: File;
  readonly dryrun: boolean;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

type Event = ReturnType<typeof eventOf>;

const eventOf = (line: string) => readAnswer(importEvent, JSON.parse(line));
const linesOf = (text: string): string[] => text.split("\n").filter(Boolean);

/** The newest whole line of an answer that still grows. */
function newestOf(text: string): Event | undefined {
  const line = linesOf(text.slice(0, text.lastIndexOf("\n") + 1)).at(-1);
  return line === undefined ? undefined : eventOf(line);
}

/** Sends a csv file, dry or for good, and follows it to the report. Throws `ApiError` for a file that is refused as a whole. */
export async function sendImport({ entity, file, dryrun, onProgress, signal }: Sending): Promise<ImportReport> {
  const answer = await uploadText({
    path: `${entity}/import${dryrun ? "?dryrun=1" : ""}`,
    field: "import",
    accept: "application/x-ndjson",
    file,
    signal,
    onProgress: (share) => onProgress({ step: "send", share }),
    onText: (text) => {
      const newest = newestOf(text);
      if (newest && "progress" in newest) onProgress(newest.progress);
    },
  });
  const last = newestOf(answer);
  if (last && "report" in last) return last.report;
  if (last && "failure" in last) throw toApiError(last.status, last.failure, undefined);
  throw new ApiError({ code: "NETWORK", status: 0, message: "" });
}

/** The report of a run that was refused for single lines. */
export function reportOf(error: unknown): ImportReport | undefined {
  if (!(error instanceof ApiError)) return;
  return importReport.safeParse(error.details["report"]).data;
}
