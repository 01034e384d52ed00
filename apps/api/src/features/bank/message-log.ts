import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import type { Deps } from "../../lib/deps.ts";

/** Fields that tell of a person or open something; of the rest of a message nothing is left out. */
const masked: ReadonlySet<string> = new Set([
  "virtualAccountName",
  "virtualAccountEmail",
  "virtualAccountPhone",
  "hashedSourceAccountNo",
  "sourceAccountNo",
  "passApp",
  "accessToken",
]);

const longest = 8000;

/** The first sign and how many there are: enough to compare two messages. */
const mask = (value: unknown): unknown =>
  typeof value === "string" && value ? `${value.slice(0, 1)}•••(${value.length})` : value;

/** A message as the log keeps it; `null` for what is no JSON, which may be anything. */
export function maskedText(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  return JSON.stringify(message, (key, value: unknown) => (masked.has(key) ? mask(value) : value)).slice(0, longest);
}

/** A message and its answer. */
export interface LoggedMessage {
  readonly waktu: Date;
  readonly arah: "masuk" | "keluar";
  readonly systemid: number | null;
  readonly layanan: number;
  readonly kodejawaban: string | null;
  readonly externalid: string | null;
  /** Milliseconds. */
  readonly lama: number;
  readonly alamatip: string | null;
  readonly isi: unknown;
  readonly jawaban: unknown;
}

const fieldOf = (message: unknown, names: readonly string[], most: number): string | null => {
  if (typeof message !== "object" || message === null) return null;
  const found = names.map((name): unknown => Reflect.get(message, name)).find((value) => typeof value === "string");
  return typeof found === "string" ? found.trim().slice(0, most) : null;
};

/** Keeps a message for ten years. What fails here fails nobody's payment: the server's log tells of it. */
export async function logMessage({ db, log }: Pick<Deps, "db" | "log">, message: LoggedMessage): Promise<void> {
  const { isi, jawaban, ...row } = message;
  const found = {
    requestid: fieldOf(isi, ["paymentRequestId", "inquiryRequestId", "partnerReferenceNo", "trxId"], 128),
    nomorva: fieldOf(isi, ["virtualAccountNo"], 28),
  };
  try {
    await insertRows(sqlOf(db.prisma), "pesan_bank", [
      { ...row, ...found, isi: maskedText(isi), jawaban: maskedText(jawaban) },
    ]);
  } catch (error) {
    log.error({ err: error, ...row, ...found }, "a message of the bank could not be kept");
  }
}
