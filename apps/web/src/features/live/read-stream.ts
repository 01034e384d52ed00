import { unattended } from "@retribusi/contract/features/identity/session.rules";
import { liveCall, liveType, longestSilence } from "@retribusi/contract/features/live/live.calls";
import { type NewsOfBooking, newsOfBooking } from "@retribusi/contract/features/live/live.endpoints";
import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { addressOf } from "../../lib/call-address.ts";
import { callHeaders } from "../../lib/early-answers.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { readToken } from "../../lib/session.ts";

/** What has happened. */
export type News = { readonly about: "booking"; readonly booking: NewsOfBooking } | { readonly about: "inbox" };

/** Why a stream is over: it broke off, a newer one of the same person took its place, or the session is no longer good. */
export type StreamEnd = "lost" | "replaced" | "refused";

export interface Hears {
  onOpen(): void;
  onNews(news: News): void;
}

/** Milliseconds after which a stream without a word is taken for lost: a line may be cut without anybody being told. */
const mostSilence = 2 * longestSilence * 1000;

/** What an event says; nothing for one that this version doesn't know. */
function newsIn({ event, data }: EventSourceMessage): News | undefined {
  if (event === "inbox") return { about: "inbox" };
  if (event !== "booking") return;
  const { data: booking } = newsOfBooking.safeParse(JSON.parse(data));
  return booking && { about: "booking", booking };
}

async function readAll(body: ReadableStream<Uint8Array>, onPiece: () => void, { onNews }: Hears): Promise<StreamEnd> {
  const watched = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        onPiece();
        controller.enqueue(piece);
      },
    }),
  );
  const reader = watched.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return "lost";
    if (value.event === "replaced") return "replaced";
    const news = newsIn(value);
    if (news) onNews(news);
  }
}

/** Listens to one stream until it is over. It goes by a header and is no use of the session, so that an open screen keeps none alive. */
export async function readStream(signal: AbortSignal, hears: Hears): Promise<StreamEnd> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listenOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), mostSilence);
  };
  listenOn();
  try {
    const headers = callHeaders({ token: readToken(), language: currentLanguage() }, liveType);
    headers.set(unattended, "1");
    const response = await fetch(addressOf(liveCall.path), {
      headers,
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (response.status === 401 || response.status === 403) return "refused";
    if (!response.ok || !response.body) return "lost";
    hears.onOpen();
    return await readAll(response.body, listenOn, hears);
  } catch {
    return "lost";
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}
