import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Deps } from "../../lib/deps.ts";
import { isProof, proofOf } from "../../lib/secret.ts";

const minutes = 30;

/** Whom an address was made for and what stands behind it, where opening it leaves a trace. */
export interface Trace {
  readonly userid: number;
  readonly role: string;
  readonly kind: BookingKind;
  readonly bookingid: number;
}

const textOf = ({ userid, role, kind, bookingid }: Trace): string => `${userid}.${role}.${kind}.${bookingid}`;

function readTrace(text: string): Trace | undefined {
  const [, userid, role = "", kind = "", bookingid] = text.match(/^(\d+)\.(\w+)\.(\w+)\.(\d+)$/) ?? [];
  const known = bookingKinds.find((one) => one === kind);
  return known && { userid: Number(userid), role, kind: known, bookingid: Number(bookingid) };
}

const purpose = "files";
const signedText = (path: string, until: string, trace: string): string =>
  [path, until, ...(trace ? [trace] : [])].join("\n");

/**
 * The address of a private document for whoever was found to have a right to it. It works for half an hour, for anybody who has it. With
 * a trace each opening is written down under the name of whom the address was made for.
 */
export function signedAddress(deps: Pick<Deps, "env" | "clock">, path: string, trace?: Trace): string {
  const until = String(Math.floor(deps.clock.now().getTime() / 1000) + minutes * 60);
  const jejak = trace ? textOf(trace) : "";
  const tanda = proofOf(deps.env, purpose, signedText(path, until, jejak));
  return `/files/${path}?${new URLSearchParams({ sampai: until, ...(trace ? { jejak } : {}), tanda })}`;
}

type Verdict =
  | { readonly is: "expired" | "forged"; readonly trace?: never }
  | { readonly is: "valid"; readonly trace?: Trace };

/** Whether the query of an address was made by `signedAddress` and has not run out, and whom it was made for. */
export function readSignature(
  deps: Pick<Deps, "env" | "clock">,
  path: string,
  { sampai: until, tanda: signature, jejak = "" }: Readonly<Record<string, unknown>>,
): Verdict {
  if (typeof until !== "string" || typeof signature !== "string" || typeof jejak !== "string") return { is: "forged" };
  if (!isProof(deps.env, purpose, signedText(path, until, jejak), signature)) return { is: "forged" };
  if (Number(until) * 1000 <= deps.clock.now().getTime()) return { is: "expired" };
  const trace = readTrace(jejak);
  return trace ? { is: "valid", trace } : { is: "valid" };
}
