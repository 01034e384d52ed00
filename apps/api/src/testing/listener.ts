import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { unattended } from "@retribusi/contract/features/identity/session.rules";
import type { Express } from "express";

/** The application at an address of its own: a stream needs a connection. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

export async function serve(app: Express): Promise<Served> {
  const server: Server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export interface Heard {
  readonly event: string;
  readonly data: unknown;
}

/** Somebody who listens to the stream of events. */
export interface Listening {
  readonly answer: Response;
  /** What has come so far, in its order. */
  readonly heard: readonly Heard[];
  /** How many lines without an event have come. */
  beats(): number;
  readonly isOver: () => boolean;
  leave(): void;
}

const fieldOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);

export async function listen({ url }: Pick<Served, "url">, { token }: { readonly token: string }): Promise<Listening> {
  const leaving = new AbortController();
  const headers = { Authorization: `Bearer ${token}`, [unattended]: "1", "Accept-Encoding": "gzip, br" };
  const answer = await fetch(`${url}/api/live`, { headers, signal: leaving.signal });
  const heard: Heard[] = [];
  let isOver = false;
  let beats = 0;
  let rest = "";
  const read = async () => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + piece).split("\n\n");
      rest = parts.pop() ?? "";
      for (const lines of parts.map((part) => part.split("\n"))) {
        const event = fieldOf(lines, "event");
        if (event === undefined) beats += 1;
        else heard.push({ event, data: JSON.parse(fieldOf(lines, "data") ?? "null") });
      }
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return { answer, heard, beats: () => beats, isOver: () => isOver, leave: () => leaving.abort() };
}
