import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Random } from "@retribusi/db/seed/random";

/** Carries a bank's messages to whichever process serves, and loses a share of the answers: the work is done, and nobody hears of it. */
export interface CarelessLink {
  readonly url: string;
  /** Messages that were answered, and how many of those answers were lost. */
  figures(): { readonly answered: number; readonly lost: number };
  close(): Promise<void>;
}

/** Hands a message on as it came, and answers with the answer; of one that breaks off nobody waits for the rest. */
function carry(message: IncomingMessage, origin: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method = "GET", headers, url } = message;
  // A pipeline is over once the message is sent: that its answer doesn't come, only the request itself says.
  const sent = request(`${origin}${url}`, { method, headers }, resolve).on("error", reject);
  pipeline(message, sent).catch(reject);
  return promise;
}

/** @param share of the answers that are lost, 0 to 1 */
export async function createCarelessLink(
  urls: () => readonly string[],
  share: number,
  random: Random,
): Promise<CarelessLink> {
  const figures = { answered: 0, lost: 0 };
  const answerTo = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const serving = urls();
    if (serving.length === 0) return void response.destroy();
    const answer = await carry(message, random.pick(serving));
    const text = Buffer.concat(await answer.toArray());
    figures.answered += 1;
    if (!random.chance(share)) return void response.writeHead(answer.statusCode ?? 500, answer.headers).end(text);
    figures.lost += 1;
    response.destroy();
  };
  const server = createServer((message, response) => {
    answerTo(message, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    figures: () => ({ ...figures }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
