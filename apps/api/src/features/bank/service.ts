import type { Deps } from "../../lib/deps.ts";
import type { Caller } from "./caller.ts";
import type { SnapError } from "./snap-error.ts";

/** What a bank is answered: HTTP status and case make the code together with the service's number. */
export interface Answer {
  readonly status: number;
  /** Two digits. */
  readonly kind: string;
  /** At most 150 characters. */
  readonly text: string;
  readonly body: object;
}

export const successful = (body: object): Answer => ({ status: 200, kind: "00", text: "Successful", body });

/** A refusal as an answer. */
export const refusalOf = ({ status, kind, message }: SnapError): Answer => ({ status, kind, text: message, body: {} });

/** A message of a bank that was let in. */
export interface Request extends Caller {
  readonly deps: Deps;
  /** The body, read and not yet compared with the standard. */
  readonly body: unknown;
  readonly ip: string;
}

/** A service of the standard that banks call. */
export interface Service {
  /** Its number in the standard. */
  readonly code: number;
  /** Below the version. */
  readonly path: string;
  answer(request: Request): Promise<Answer>;
}
