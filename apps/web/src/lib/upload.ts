import { removeTempFile, uploadPhoto } from "@retribusi/contract/features/files/files.endpoints";
import { addressOf, callEndpoint, readAnswer } from "./api.ts";
import { ApiError, toApiError } from "./api-error.ts";
import { currentLanguage } from "./i18n.ts";
import { askToSignInAgain } from "./reauthentication.ts";
import { readToken } from "./session.ts";

export interface Upload {
  /** Below `/api/`. */
  readonly path: string;
  readonly file: File;
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
function send({ path, file, onProgress, signal }: Upload): Promise<XMLHttpRequest> {
  const call = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  call.open("POST", addressOf(path));
  call.setRequestHeader("Accept", "application/json");
  call.setRequestHeader("Accept-Language", currentLanguage());
  const token = readToken();
  if (token) call.setRequestHeader("Authorization", `Bearer ${token}`);
  call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  call.onload = () => resolve(call);
  call.onerror = () => reject(new ApiError({ code: "NETWORK", status: 0, message: "" }));
  call.onabort = () => reject(signal?.reason ?? new DOMException("Aborted", "AbortError"));
  signal?.addEventListener("abort", () => call.abort(), { once: true });
  const form = new FormData();
  form.set("file", file);
  call.send(form);
  return promise;
}

/** Sends one file; a session that ended meanwhile is renewed over the page. Throws `ApiError`. */
export async function upload(job: Upload, onSignedOut: "ask" | "fail" = "ask"): Promise<unknown> {
  const call = await send(job);
  const body = parse(call.responseText);
  if (call.status >= 200 && call.status < 300) return body;
  if (call.status === 401 && onSignedOut === "ask" && (await askToSignInAgain())) return upload(job, "fail");
  throw toApiError(call.status, body, call.getResponseHeader("X-Request-Id") ?? undefined);
}

/** Stores a picture and answers with the path to write into the record. */
export async function uploadPicture(job: Omit<Upload, "path">): Promise<string> {
  return readAnswer(uploadPhoto.answer, await upload({ ...job, path: uploadPhoto.path })).path;
}

/** Tells the server that an uploaded picture was taken out again; a sweep removes it anyway if this call gets lost. */
export async function removePicture(path: string): Promise<void> {
  await callEndpoint(removeTempFile, { body: { temp_file: path } }).catch(() => null);
}
