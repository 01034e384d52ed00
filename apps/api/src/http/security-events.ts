import { createHmac } from "node:crypto";
import type { ErrorCode } from "@retribusi/contract/errors";
import type { SecurityKind } from "@retribusi/contract/features/system/security.words";
import type { Request, Response } from "express";
import { AppError } from "../lib/app-error.ts";
import type { Deps } from "../lib/deps.ts";
import { secretFor } from "../lib/secret.ts";
import { userOf } from "./authenticate.ts";
import type { RequestFacts } from "./endpoint.ts";
import { requestFacts, routePath } from "./request-facts.ts";

/** Which refusals are events of the security log, whoever throws them. */
const kinds: Readonly<Partial<Record<ErrorCode, SecurityKind>>> = {
  BAD_CREDENTIALS: "masuk_gagal",
  TOO_MANY_REQUESTS: "masuk_dibatasi",
  BUSY: "masuk_dibatasi",
  CAPTCHA_REQUIRED: "captcha_diminta",
  INVALID_CAPTCHA: "captcha_salah",
  ACCOUNT_BLOCKED: "akun_tertutup",
  ACCOUNT_NOT_ACTIVE: "akun_tertutup",
  ACCOUNT_WAITING: "akun_tertutup",
  PASSWORD_EXPIRED: "akun_tertutup",
  RESET_KEY_FAILURE: "reset_gagal",
  FORBIDDEN: "ditolak",
  RIGHTS_CHANGED: "ditolak",
  FACTOR_REQUIRED: "ditolak",
  INVALID_REQUEST: "isian_palsu",
  NOT_ALLOWED: "aturan_ditolak",
  ACTION_REFUSED: "aturan_ditolak",
  PRICE_CHANGED: "aturan_ditolak",
  LINK_NOT_VALID: "tautan_ditolak",
  UNAUTHENTICATED: "token_palsu",
  SESSION_ENDED: "token_berakhir",
};

/** Whom an event is about. */
export interface Subject {
  readonly userid?: number | undefined;
  /** A name that was typed and is nobody's. */
  readonly typed?: string | undefined;
}

/** People type passwords where the name belongs: what is nobody's name is kept as a mark that can't be read back. */
const markOf = (deps: Pick<Deps, "env">, typed: string): string =>
  `#${createHmac("sha256", secretFor(deps.env, "security log")).update(typed.trim().toLowerCase()).digest("hex").slice(0, 12)}`;

/**
 * The call as it is declared, e.g. `GET /api/userdata/view/:id`: however many records are tried, there are no more of them than calls.
 * Empty for what was refused before any was found.
 */
function endpointOf(req: Request): string {
  const path = routePath(req);
  return path === "" ? "" : `${req.method} /api${path}`;
}

type Where = Pick<RequestFacts, "id" | "ip" | "userAgent" | "page">;

/** Writes an event down beside the request; never throws. `endpoint` is the call as it is declared. */
export function noteSecurity(
  deps: Pick<Deps, "env" | "security">,
  kind: SecurityKind,
  { id: requestId, ip, userAgent, page, endpoint = "" }: Where & { readonly endpoint?: string },
  { userid, typed }: Subject,
): void {
  const name = userid === undefined && typed !== undefined ? markOf(deps, typed) : null;
  deps.security.note({ kind, userid: userid ?? null, name, ip, userAgent, page, endpoint, requestId });
}

/** Somebody who is signed in named a record that isn't there, or isn't theirs to see: the answer doesn't tell which, so neither does this. */
const isOutOfReach = ({ code }: AppError, endpoint: string, userid: number | undefined): boolean =>
  code === "NOT_FOUND" && userid !== undefined && endpoint.includes(":");

/** Notes a refusal that is an event; a visitor who simply isn't signed in is none. */
export function noteRefusal(deps: Pick<Deps, "env" | "security">, error: unknown, req: Request, res: Response): void {
  if (!(error instanceof AppError)) return;
  const { security = {} } = error.facts;
  const endpoint = endpointOf(req);
  const userid = userOf(res)?.userid;
  const reached = isOutOfReach(error, endpoint, userid) ? "di_luar_jangkauan" : undefined;
  const kind = security.kind ?? kinds[error.code] ?? reached;
  const request = requestFacts(req);
  if (!kind || (kind === "token_palsu" && request.token === undefined)) return;
  // What broke off on its way was made up by nobody.
  if (kind === "isian_palsu" && req.destroyed && !req.complete) return;
  noteSecurity(deps, kind, { ...request, endpoint }, { userid, ...security });
}
