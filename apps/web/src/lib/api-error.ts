import { type ErrorCode, errorKinds } from "@retribusi/contract/errors";

/** Codes of the API, and the three kinds of trouble that never reached it or came back unreadable. */
export type ApiErrorCode = ErrorCode | "NETWORK" | "TIMEOUT" | "INVALID_ANSWER";

interface Facts {
  readonly code: ApiErrorCode;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The server's sentence for the person, in the language of the request; empty when there was no answer. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly requestId?: string | undefined;
}

/** Signed out, waited too long, came too early, came too often. */
const repeatable: ReadonlySet<number> = new Set([401, 408, 425, 429]);

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;

  constructor(facts: Facts, options?: ErrorOptions) {
    super(facts.message, options);
    this.code = facts.code;
    this.status = facts.status;
    this.fields = facts.fields ?? {};
    this.details = facts.details ?? {};
    this.requestId = facts.requestId;
  }

  /** Nothing was wrong with the request: sending it again later can help. */
  get isTemporary(): boolean {
    return this.code === "NETWORK" || this.code === "TIMEOUT" || this.status >= 502 || this.code === "BUSY";
  }

  /**
   * The very same request may go well when the person sends it again: the line, the server or its load may have changed, an answer that
   * wasn't ours may have come from something in between, and a session that ended asks for signing in. Any other refusal would come again.
   */
  get isWorthRepeating(): boolean {
    return this.isTemporary || this.code === "INVALID_ANSWER" || this.status >= 500 || repeatable.has(this.status);
  }
}

/** The record that a write was about isn't there any more. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === "NOT_FOUND";

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(errorKinds, code);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");

/** What the API tells about an error; nothing where the answer is not ours. Read by hand, as the first page loads no schemas. */
function readFacts(body: unknown): Omit<Facts, "status" | "requestId"> | undefined {
  const error = isRecord(body) ? body["error"] : undefined;
  if (!isRecord(error)) return undefined;
  const { code, message, fields, details } = error;
  if (!isErrorCode(code) || typeof message !== "string") return undefined;
  if ((fields !== undefined && !isTexts(fields)) || (details !== undefined && !isRecord(details))) return undefined;
  return { code, message, fields, details };
}

/** What a gateway in front of the API answers by itself has no JSON; the status says enough. */
const codeOfStatus = (status: number): ApiErrorCode => {
  if (status === 502 || status === 503 || status === 504) return "BUSY";
  return status >= 500 ? "INTERNAL" : "INVALID_REQUEST";
};

export function toApiError(status: number, body: unknown, requestId: string | undefined): ApiError {
  const facts = readFacts(body);
  if (facts) return new ApiError({ ...facts, status, requestId });
  return new ApiError({ code: codeOfStatus(status), status, message: "", requestId });
}
