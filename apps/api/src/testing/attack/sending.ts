import type { Operation } from "../api-description.ts";
import type { Wanted } from "../api-requests.ts";
import { askPatiently } from "./patient.ts";

/** What came back, as text. */
interface Reply {
  readonly status: number;
  readonly later: string | null;
  readonly text: string;
}

/** Sends a request that was made from the document; `base` ends with `/api`. */
export async function sendWanted(
  base: string,
  { method }: Operation,
  { address, type, encoding, body }: Wanted,
  token: string,
): Promise<Reply> {
  const answer = await askPatiently(`${base}${address}`, {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(type ? { "Content-Type": type } : {}),
      ...(encoding ? { "Content-Encoding": encoding } : {}),
    },
    ...(body === undefined || method === "get" ? {} : { body }),
  });
  // What goes on until one of both ends it has no text that could be waited for.
  const isEndless = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (isEndless) await answer.body?.cancel();
  const text = isEndless ? "" : await answer.text();
  return { status: answer.status, later: answer.headers.get("retry-after"), text };
}

/** An error of ours; being busy for a moment is none, nor is a bank's service that can't be reached. */
export const isOurError = ({ status, later, text }: Reply): boolean =>
  status >= 500 && !(status === 503 && later !== null) && !text.includes('"SOURCE_FAILED"');

export const describeWanted = (
  { method }: Operation,
  { address, type, encoding, body }: Wanted,
  status: number,
): string =>
  `${status} ${method} ${address.slice(0, 300)} ${type ?? ""} ${encoding ?? ""} ${body?.slice(0, 300) ?? ""}`;
