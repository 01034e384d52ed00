import type { connectionResults, testConnection } from "@retribusi/contract/features/system/system.endpoints";
import { system } from "@retribusi/contract/features/system/system.entity";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { BankError } from "../../lib/bank.ts";
import type { Deps } from "../../lib/deps.ts";
import { SecretUnreadable } from "../../lib/secret.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { getRow, parseKey } from "../../records/reader.ts";
import { type BankService, bankAddress, bankHeaders } from "./bank-service.ts";

type Result = (typeof connectionResults)[number];
type Outcome = Pick<z.output<typeof testConnection.answer>, "result" | "status" | "address"> & {
  /** The bank's own clock, where it told it. */
  readonly date: Date | null;
};

const timeoutMs = 8000;

const resultOf = (status: number): Result => {
  if (status === 401 || status === 403) return "unauthorised";
  if (status === 404 || status === 410) return "not_found";
  if (status >= 300 && status < 400) return "redirected";
  return status < 300 || status === 405 ? "reached" : "failed";
};

/** Names of what goes wrong before there is an answer; TLS has a whole family of them. */
const failures: Readonly<Record<string, Result>> = {
  ECONNREFUSED: "refused",
  ENOTFOUND: "unknown_host",
  EAI_AGAIN: "unknown_host",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  ETIMEDOUT: "timeout",
};

function failureOf(error: unknown): Result {
  if (error instanceof BankError && error.failure === "inside") return "inside";
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (/CERT|TLS|SSL|SIGNED/.test(code)) return "untrusted";
  return failures[code] ?? "failed";
}

/** One look at an address. What it answers is not read, and a redirection is not followed: the authorisation is for this address. */
async function look({ bank, log }: Deps, address: string, headers: Headers): Promise<Outcome> {
  try {
    const answer = await bank.look(address, headers, timeoutMs);
    const sent = new Date(answer.date ?? "");
    const date = Number.isNaN(sent.getTime()) ? null : sent;
    return { address, status: answer.status, result: resultOf(answer.status), date };
  } catch (error) {
    // A certificate that isn't to be trusted may be somebody in between.
    log.warn({ err: error }, "the bank's service could not be reached");
    return { address, status: null, result: failureOf(error), date: null };
  }
}

/** Asks `health` below the service's address, and the address itself where there is no such thing. */
async function tryService(deps: Deps, url: string, headers: Headers): Promise<Outcome> {
  const health = await look(deps, bankAddress(url, "health"), headers);
  return health.result === "not_found" ? look(deps, url, headers) : health;
}

const noAddress = { en: "Please enter the address of the service first.", id: "Isikan alamat layanan lebih dahulu." };
const unreadable = {
  en: "The stored authorisation can't be read with the present key. Please enter it again.",
  id: "Otorisasi tersimpan tidak terbaca dengan kunci saat ini. Isikan kembali.",
};

function headersOf({ env }: Deps, service: BankService): Headers {
  try {
    return bankHeaders(env, service);
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    throw new AppError("VALIDATION", { fields: { authorization: unreadable } });
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * Calls the service of a connection as it is saved. One that was reached tells its clock, which becomes `sysdate`. Throws NOT_FOUND,
 * and VALIDATION without an address.
 */
export async function testBankConnection(deps: Deps, user: CurrentUser, typedId: string, { ip }: RequestFacts) {
  const key = parseKey(system, typedId);
  const row = await getRow(deps.db, scope(user, "system"), key);
  const service = { url: textOrNull(row.url), authorization: textOrNull(row.authorization) };
  if (!service.url) throw new AppError("VALIDATION", { fields: { url: noAddress } });
  const headers = headersOf(deps, service);
  const start = performance.now();
  const { date, ...outcome } = await tryService(deps, service.url, headers);
  const milliseconds = Math.round(performance.now() - start);
  await inTransaction(deps.db, async (tx) => {
    if (outcome.result === "reached") {
      await tx.system.updateMany({ where: { id: key[0] ?? 0 }, data: { sysdate: date ?? deps.clock.now() } });
    }
    const sesudah = { ...outcome, milliseconds };
    await writeAudit(tx, user, ip, { aksi: "test_connection", entitas: "system", kunci: typedId, sesudah });
  });
  return { ...outcome, milliseconds, isAuthorised: service.authorization !== null };
}
