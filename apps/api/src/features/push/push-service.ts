import { Agent, fetch } from "undici";
import { lookupOutside } from "../../lib/bank-address.ts";
import type { Env } from "../../lib/env.ts";

/** Where browsers' push services are. Nothing else is ever asked: an address comes from whoever is signed in. */
const known = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+\.push\.services\.mozilla\.com$/,
  /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

type Known = Pick<Env, "PUSH_SERVICES">;

const isAdded = ({ PUSH_SERVICES }: Known, { origin }: URL): boolean => PUSH_SERVICES.includes(origin);

const isKnown = ({ protocol, hostname, port }: URL): boolean =>
  protocol === "https:" && port === "" && known.some((name) => name.test(hostname));

/** Whether an address is one of a push service: of the browsers', or of those that the installation has added. */
export function isPushService(env: Known, text: string): boolean {
  const address = URL.parse(text);
  if (address?.username !== "" || address.password !== "") return false;
  return isKnown(address) || isAdded(env, address);
}

/** A message wasn't taken. Its words name no address: who has that can knock at somebody's browser. */
export class PushFailure extends Error {
  readonly code = "EPUSH";
  /** What the service answered; undefined where nothing came back. */
  readonly responseCode: number | undefined;

  constructor(host: string, status?: number, options?: ErrorOptions) {
    super(status === undefined ? `${host} doesn't answer` : `${host} answers ${status}`, options);
    this.name = "PushFailure";
    this.responseCode = status;
  }
}

const patience = 15_000;
const outside = new Agent({ connect: { lookup: lookupOutside() } });
const anywhere = new Agent();

/** The service no longer knows the browser: it was switched off there, or uninstalled. */
const goneStates = new Set([404, 410]);

/**
 * Hands a message to a push service, which keeps it until the browser is reached. `gone` where the browser is told no more. No redirection is
 * followed, and a name that leads inside is refused. Throws PushFailure.
 */
export async function sendPush(
  env: Known,
  text: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
): Promise<"taken" | "gone"> {
  const address = new URL(text);
  const request = {
    ...{ method: "POST", headers, body, redirect: "manual" as const },
    dispatcher: isAdded(env, address) ? anywhere : outside,
    signal: AbortSignal.timeout(patience),
  };
  const answer = await fetch(address, request).catch(() => {
    throw new PushFailure(address.host);
  });
  await answer.body?.cancel();
  if (answer.ok) return "taken";
  if (goneStates.has(answer.status)) return "gone";
  throw new PushFailure(address.host, answer.status);
}
