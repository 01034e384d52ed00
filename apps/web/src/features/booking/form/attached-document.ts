import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import type { DocumentKind } from "@retribusi/contract/features/policy/policy.documents";
import { uploadPrivate } from "../../../lib/upload.ts";

/** A document that belongs to a booking, or will when the form is sent. */
export interface AttachedDocument {
  readonly berkasid: number;
  readonly jenis: DocumentKind;
  readonly namaasli: string;
}

export type FileProblem = "size" | "type";

/** What the server would refuse, told before anything is sent. */
export function problemOf(file: Pick<File, "size" | "type">): FileProblem | undefined {
  if (!uploadLimits.documents.some((type) => type === file.type)) return "type";
  return file.size > uploadLimits.megabytes * 1024 * 1024 ? "size" : undefined;
}

/** Stores a file for the present user; it is thrown away again when no booking takes it. */
export async function storeDocument(
  file: File,
  jenis: DocumentKind,
  onProgress: (share: number) => void,
): Promise<AttachedDocument> {
  const { berkasid, namaasli } = await uploadPrivate({ file, onProgress });
  return { berkasid, jenis, namaasli };
}
