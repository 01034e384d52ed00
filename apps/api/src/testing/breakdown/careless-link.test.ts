import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { randomFrom } from "@retribusi/db/seed/random";
import { afterEach, expect, test } from "vitest";
import { type CarelessLink, createCarelessLink } from "./careless-link.ts";

let server: Server;
let link: CarelessLink;
afterEach(async () => {
  await link.close();
  server.closeAllConnections();
  server.close();
});

const portOf = (of: Server): number => {
  const found = of.address();
  return typeof found === "object" && found ? found.port : 0;
};

/** A link, that loses nothing, to what answers as it is told. */
async function open(answer: RequestListener): Promise<void> {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  link = await createCarelessLink(() => [`http://127.0.0.1:${portOf(server)}`], 0, randomFrom(1));
}

test("a process that ends before it answers is noticed at once", async () => {
  await open((message) => {
    message.resume().on("end", () => setTimeout(() => message.socket.destroy(), 50));
  });
  await expect(fetch(link.url, { method: "POST", body: "whole" })).rejects.toThrow("fetch failed");
});

test("of a message that breaks off nobody waits for the rest", async () => {
  const broken = Promise.withResolvers<string>();
  await open((message) => {
    message.on("error", ({ message: why }) => broken.resolve(why));
  });
  const bank = connect(Number(new URL(link.url).port), "127.0.0.1");
  bank.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\nhalf", () =>
    setTimeout(() => bank.destroy(), 50),
  );
  expect(await broken.promise).toBe("aborted");
});
