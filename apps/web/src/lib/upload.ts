import { uploadPublication } from "@retribusi/contract/access/publication.endpoints";
import { removeTempFile, uploadDocument, uploadPhoto } from "@retribusi/contract/features/files/files.endpoints";
import { callEndpoint, readAnswer } from "./api.ts";
import { ApiError, toApiError } from "./api-error.ts";
import { addressOf } from "./call-address.ts";
import { currentLanguage } from "./i18n.ts";
import { askToSignInAgain } from "./reauthentication.ts";
import { readToken } from "./session.ts";

export interface Upload {
  /** Below `/api/`. */
  readonly path: string;
  readonly file: File;
  /** Name of the form's field; `file` when absent. */
  readonly field?: string;
  /** Type of the answer; JSON when absent. */
  readonly accept?: string;
  /** An answer that comes bit by bit: all of it so far. */
  readonly onText?: (text: string) => void;
  /** Share of the file that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `fetch` tells nothing about what was sent so far, so files go by XMLHttpRequest. */
function send({
  path,
  file,
  field = "file",
  accept = "application/json",
  onText,
  onProgress,
  signal,
}: Upload): Promise<XMLHttpRequest> {
  const call = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  call.open("POST", addressOf(path));
  call.setRequestHeader("Accept", accept);
  call.setRequestHeader("Accept-Language", currentLanguage());
  const token = readToken();
  if (token) call.setRequestHeader("Authorization", `Bearer ${token}`);
  call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  call.onprogress = () => call.status === 200 && onText?.(call.responseText);
  call.onload = () => resolve(call);
  call.onerror = () => reject(new ApiError({ code: "NETWORK", status: 0, message: "" }));
  call.onabort = () => reject(signal?.reason ?? new DOMException("Aborted", "AbortError"));
  signal?.addEventListener("abort", () => call.abort(), { once: true });
  const form = new FormData();
  form.set(field, file);
  call.send(form);
  return promise;
}

/** Sends one file; a session that ended meanwhile is renewed over the page. Throws `ApiError`. */
export async function uploadText(job: Upload, onSignedOut: "ask" | "fail" = "ask"): Promise<string> {
  const call = await send(job);
  if (call.status >= 200 && call.status < 300) return call.responseText;
  if (call.status === 401 && onSignedOut === "ask" && (await askToSignInAgain())) return uploadText(job, "fail");
  throw toApiError(call.status, parse(call.responseText), call.getResponseHeader("X-Request-Id") ?? undefined);
}

/** Sends one file and reads the answer as JSON. */
export const upload = async (job: Upload): Promise<unknown> => parse(await uploadText(job));

/** Stores a picture and answers with the path to write into the record. */
export async function uploadPicture(job: Omit<Upload, "path">): Promise<string> {
  return readAnswer(uploadPhoto.answer, await upload({ ...job, path: uploadPhoto.path })).path;
}

/** Stores a document for the people concerned and answers with its number, and the address at which it is shown for a while. */
export async function uploadPrivate(job: Omit<Upload, "path">) {
  return readAnswer(uploadDocument.answer, await upload({ ...job, path: uploadDocument.path }));
}

/** Stores a document that everybody may open and answers with the path to write into the record. */
export async function uploadOpenDocument(job: Omit<Upload, "path">): Promise<string> {
  return readAnswer(uploadPublication.answer, await upload({ ...job, path: uploadPublication.path })).path;
}

/** The stored path behind the address of a private file; a path stays what it is. */
const storedPath = (address: string): string => address.replace(/^\/files\/|\?.*$/g, "");

/** Tells the server that an uploaded file was taken out again, by path or address; a sweep removes it anyway if this call gets lost. */
export async function removeFile(path: string): Promise<void> {
  await callEndpoint(removeTempFile, { body: { temp_file: storedPath(path) } }).catch(() => null);
}
