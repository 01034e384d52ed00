import type { EntityName } from "@retribusi/contract/access/entities";
import type { ImportProgress } from "@retribusi/contract/define/import";
import type { Language } from "@retribusi/contract/define/label";
import type { Writer } from "../write.ts";

/** An import under way: who, into what, and who waits for it. */
export interface ImportJob extends Writer {
  readonly name: EntityName;
  readonly language: Language;
  readonly dryrun: boolean;
  /** Name of the file on the sender's machine, for the audit. */
  readonly filename: string;
  /** Ends the import, with nothing written, when nobody waits for it any more. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}
