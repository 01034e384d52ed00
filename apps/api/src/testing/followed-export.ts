import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { exportEvent } from "@retribusi/contract/define/export";
import { queuedDocument } from "@retribusi/contract/define/header";
import type { Caller, TestApp } from "./test-app.ts";

/** Parts a queued answer into the places that it tells and the bytes of the file. */
function parted(bytes: Buffer) {
  const places: number[] = [];
  for (let from = 0; ; ) {
    const end = bytes.indexOf("\n", from);
    if (end < 0) return { places, file: undefined };
    const event = exportEvent.parse(JSON.parse(bytes.toString("utf8", from, end)));
    from = end + 1;
    if ("document" in event) return { places, document: event.document, file: bytes.subarray(from) };
    if ("queue" in event) places.push(event.queue.place);
  }
}

/** Listens with the application, so that calls can be followed while they are answered. */
export async function listen({ app }: TestApp) {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;

  /** Takes a list out as the browser does, which hears its place; what is known of the answer grows while it comes. */
  function follow({ token }: Caller, path: string) {
    const headers = { authorization: `Bearer ${token}`, accept: `${queuedDocument}, */*` };
    const call = get(`http://127.0.0.1:${port}/api/${path}`, { headers });
    const pieces: Buffer[] = [];
    let answer: IncomingMessage | undefined;
    call.once("response", (response) => {
      answer = response;
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", () => undefined);
    });
    call.on("error", () => undefined);
    const ended = new Promise<void>((resolve) => call.once("close", () => resolve()));
    const bytes = () => Buffer.concat(pieces);
    const type = () => answer?.headers["content-type"];
    const isQueued = () => type()?.includes(queuedDocument) === true;
    return {
      type,
      /** Goes away. */
      leave: () => call.destroy(),
      ended,
      /** Everything that has come. */
      read: () => bytes().toString(),
      /** The places told so far; 0 is its turn. None where it never had to wait. */
      places: () => (isQueued() ? parted(bytes()).places : []),
      /** The file, as far as it has come. */
      file: () => (isQueued() ? parted(bytes()).file : bytes()),
      async untilRead(text: string): Promise<void> {
        for (let tries = 0; tries < 400 && !bytes().includes(text); tries += 1) await wait(25);
        if (!bytes().includes(text)) throw new Error(`${text} did not come, but ${bytes()}`);
      },
    };
  }

  return {
    follow,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Followed = ReturnType<Awaited<ReturnType<typeof listen>>["follow"]>;
