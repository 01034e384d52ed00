import { z } from "zod";
import { BankError, type Reply, type Sending } from "../../../lib/bank.ts";
import type { Deps } from "../../../lib/deps.ts";
import { bankAddress } from "../../system/bank-service.ts";
import { logMessage } from "../message-log.ts";
import { CallError } from "./call-error.ts";
import { type Contract, needed } from "./contract.ts";

/** Services of the standard that banks have, with their numbers. */
export const services = {
  token: { code: 73, method: "POST", path: "v1.0/access-token/b2b" },
  status: { code: 26, method: "POST", path: "v1.0/transfer-va/status" },
  create: { code: 27, method: "POST", path: "v1.0/transfer-va/create-va" },
  update: { code: 28, method: "PUT", path: "v1.0/transfer-va/update-va" },
  account: { code: 30, method: "POST", path: "v1.0/transfer-va/inquiry-va" },
  code: { code: 47, method: "POST", path: "v1.0/qr/qr-mpm-generate" },
  remove: { code: 31, method: "DELETE", path: "v1.0/transfer-va/delete-va" },
} as const;
export type ServiceName = keyof typeof services;

const replied = z.looseObject({ responseCode: z.coerce.string(), responseMessage: z.string().catch("") });
export type Replied = z.output<typeof replied>;

/** What an answer says; throws CallError for anything but the success of the standard. */
function understood({ status, text }: Reply): Replied {
  const read = replied.safeParse(parsed(text));
  if (!read.success)
    throw new CallError("unknown", String(status), `The bank answered ${status} without a response code`);
  const { responseCode, responseMessage } = read.data;
  if (/^200\d\d00$/.test(responseCode)) return read.data;
  const isRefusal = status >= 400 && status < 500 && status !== 429 && responseCode.startsWith("4");
  throw new CallError(isRefusal ? "refused" : "unknown", responseCode, `${responseCode} ${responseMessage}`.trim());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a message that is ready and keeps it with its answer. Throws CallError. */
export async function exchange(deps: Deps, contract: Contract, name: ServiceName, sending: Sending): Promise<Replied> {
  const { code, path } = services[name];
  const waktu = deps.clock.now();
  const start = performance.now();
  const reply = await deps.bank
    .send(bankAddress(needed(contract.url, "url"), path), sending)
    .catch((error: unknown) => {
      if (error instanceof BankError) return error;
      throw error;
    });
  const jawaban = reply instanceof BankError ? undefined : parsed(reply.text);
  const read = replied.safeParse(jawaban);
  await logMessage(deps, {
    ...{ waktu, arah: "keluar", systemid: contract.id, layanan: code, alamatip: null },
    kodejawaban: read.success ? read.data.responseCode.slice(0, 7) : null,
    externalid: sending.headers["X-EXTERNAL-ID"] ?? null,
    lama: Math.round(performance.now() - start),
    isi: parsed(sending.body),
    jawaban,
  });
  if (reply instanceof BankError) throw new CallError("unknown", reply.failure, reply.message, { cause: reply });
  return understood(reply);
}
