import { notifications } from "@mantine/notifications";
import { type AnswerOf, trusted } from "@retribusi/contract/define/call";
import type { AnyEndpoint, EndpointDeclaration } from "@retribusi/contract/define/endpoint";
import { queuedDocument, searchHeader } from "@retribusi/contract/define/header";
import { unattended } from "@retribusi/contract/features/identity/session.rules";
import type { z } from "zod";
import { ApiError, toApiError } from "./api-error.ts";
import { isUnattended } from "./attention.ts";
import { addressOf, pathOf, type Query } from "./call-address.ts";
import { callHeaders, takeEarly } from "./early-answers.ts";
import { currentLanguage } from "./i18n.ts";
import { askToSignInAgain } from "./reauthentication.ts";
import { noteServerTime } from "./server-clock.ts";
import { forgetToken, readToken } from "./session.ts";

const defaultTimeoutMs = 60_000;
/** A file may be large and the connection slow. */
const fileTimeoutMs = 30 * defaultTimeoutMs;

/** The account of a session was blocked, or is otherwise no longer good: the session is over, and signing in again is no help. */
const accountRefusals: ReadonlySet<string> = new Set([
  "ACCOUNT_BLOCKED",
  "ACCOUNT_NOT_ACTIVE",
  "ACCOUNT_WAITING",
  "PASSWORD_EXPIRED",
]);

/** Leaves the session and says why. */
function refuseAccount(message: string): void {
  forgetToken();
  notifications.show({ id: "account", color: "red", message, autoClose: false });
}

/** Why the person has to sign in again, in words where it isn't simply that the time was over. */
function signInWish({ code, details, message }: ApiError) {
  const isProof = code === "REAUTHENTICATE";
  const isExplained = isProof || (code === "SESSION_ENDED" && details["reason"] !== undefined);
  return { isProof, reason: isExplained ? message : null };
}

export interface Call {
  readonly method?: "get" | "post" | "delete";
  /** Below `/api/`. */
  readonly path: string;
  /** Empty values are left out. */
  readonly query?: Query | undefined;
  /** A form is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** What a 401 means: by default the person signs in again over the page and the call is repeated. */
  readonly onSignedOut?: "ask" | "fail";
  /** Sent without the token, which may be the very thing that is wrong. */
  readonly isAnonymous?: boolean;
  /** Type of the answer; JSON when absent. */
  readonly accept?: string;
  /** Milliseconds until the whole answer must have come; a minute when absent. */
  readonly timeoutMs?: number;
}

async function send({
  method = "get",
  path,
  query,
  body,
  signal,
  isAnonymous,
  accept = "application/json",
  timeoutMs = defaultTimeoutMs,
}: Call): Promise<Response> {
  const headers = callHeaders({ token: isAnonymous ? null : readToken(), language: currentLanguage() }, accept);
  const { search, ...rest }: Query = query ?? {};
  if (search) headers.set(searchHeader, encodeURIComponent(search));
  if (method === "get" && isUnattended()) headers.set(unattended, "1");
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  const address = addressOf(path, rest);
  const early = method === "get" ? await takeEarly(address, headers) : undefined;
  if (early) return early;
  const limit = AbortSignal.timeout(timeoutMs);
  const sentAt = Date.now();
  const response = await fetch(address, {
    method: method.toUpperCase(),
    headers,
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  noteServerTime(response.headers.get("Date"), sentAt);
  return response;
}

/** A call that the caller itself gave up is no trouble to tell about: it goes on as the abort it is. */
function toTrouble(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  const isLate = cause instanceof DOMException && cause.name === "TimeoutError";
  return new ApiError({ code: isLate ? "TIMEOUT" : "NETWORK", status: 0, message: "" }, { cause });
}

async function exchange(call: Call): Promise<Response> {
  const sentWith = readToken();
  const response = await send(call).catch((cause: unknown) => {
    throw toTrouble(cause, call.signal);
  });
  if (response.ok) return response;
  const error = toApiError(
    response.status,
    await response.json().catch(() => null),
    response.headers.get("X-Request-Id") ?? undefined,
  );
  const isSignedOut = response.status === 401 && sentWith !== null && call.onSignedOut !== "fail";
  // Another call may have signed in again while this one was under way.
  if (isSignedOut && (readToken() !== sentWith || (await askToSignInAgain(signInWish(error))))) {
    return exchange({ ...call, onSignedOut: "fail" });
  }
  if (sentWith !== null && readToken() === sentWith && accountRefusals.has(error.code)) refuseAccount(error.message);
  throw error;
}

/** One JSON call. Throws `ApiError` for everything but the caller's own abort. */
export async function request(call: Call): Promise<unknown> {
  const response = await exchange(call);
  return response.json().catch((cause: unknown) => {
    throw new ApiError({ code: "INVALID_ANSWER", status: response.status, message: "" }, { cause });
  });
}

/** Tells how many bytes have come, until they all have. */
async function readBlob(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body) return response.blob();
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        onProgress(bytes);
        controller.enqueue(piece);
      },
    }),
  );
  const blob = await new Response(counted).blob();
  return blob.slice(0, blob.size, type);
}

const ignore = () => undefined;

export interface FileCall extends Call {
  /** Hears how many bytes have come so far. */
  readonly onProgress?: (bytes: number) => void;
  /** Hears the place in line of a document that can't be made at once; 1 is next. */
  readonly onPlace?: (place: number) => void;
}

export interface NamedFile {
  readonly blob: Blob;
  /** The name that the server gave it. */
  readonly name: string | null;
}

/** Whether the answer tells a place in line before the file comes. */
export const isQueued = (response: Response): boolean =>
  response.headers.get("Content-Type")?.startsWith(queuedDocument) === true;

const itsTurn = async (answer: Response, onPlace: (place: number) => void): Promise<Response> =>
  (await import("./queued-document.ts")).untilItsTurn(answer, onPlace);

/** A file behind the session: a document, an export, a private picture. */
export async function requestFile({ onProgress = ignore, onPlace = ignore, ...call }: FileCall): Promise<NamedFile> {
  const answer = await exchange({ timeoutMs: fileTimeoutMs, accept: `${queuedDocument}, */*`, ...call });
  const failed = (cause: unknown) => {
    throw cause instanceof ApiError ? cause : toTrouble(cause, call.signal);
  };
  const response = isQueued(answer) ? await itsTurn(answer, onPlace).catch(failed) : answer;
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(disposition)?.[1];
  const blob = await readBlob(response, onProgress).catch(failed);
  return { blob, name: name ? decodeURIComponent(name) : null };
}

/** Reads an answer by its schema; an answer of another shape is an error, not a crash further on. */
export function readAnswer<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  throw new ApiError({ code: "INVALID_ANSWER", status: 200, message: "" }, { cause: error });
}

interface Input<P, Q, B> extends Pick<Call, "signal" | "onSignedOut" | "isAnonymous" | "timeoutMs"> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
}

type AnyQuery = Query | undefined;

/**
 * A call of a page for visitors, whose answer is taken as it comes: neither the declaration nor what reads it is loaded.
 * `ask<typeof searchCatalogue>(catalogueCalls.search, { query })`; an address of another call is an error of the compiler.
 */
export async function ask<E extends AnyEndpoint>(
  { method, path }: Pick<E, "method" | "path">,
  { params, query, ...call }: Input<z.input<E["params"]>, z.input<E["query"]> & AnyQuery, z.input<E["body"]>> = {},
): Promise<AnswerOf<E>> {
  return trusted<E>(await request({ ...call, query, method, path: pathOf(path, params) }));
}

/** Calls a declared endpoint: `callEndpoint(login, { body: { username, password } })`. */
export async function callEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: EndpointDeclaration<P, Q, B, A>,
  { params, query, ...call }: Input<z.input<P>, z.input<Q> & AnyQuery, z.input<B>> = {},
): Promise<z.output<A>> {
  const path = pathOf(endpoint.path, params);
  return readAnswer(endpoint.answer, await request({ ...call, query, method: endpoint.method, path }));
}
