import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { exportEvent, queuedDocument } from "@retribusi/contract/define/export";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asBytes } from "../../testing/exported.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { type ExportLine, takeTurn } from "./turn.ts";

let product: TestApp;
let server: Server;
let bank: Caller;
beforeAll(async () => {
  product = await createTestApp();
  bank = await product.as("bank");
  server = createServer(product.app).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await product.close();
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Somebody else's export that is under way, or waits. */
const never = new AbortController().signal;
const hold = (line: ExportLine, who: number) =>
  takeTurn(line, { who, signal: never }).then((end) => {
    ends.push(end);
    return end;
  });

/** Takes a list out as the browser does, which hears its place; `lines` grows while the answer comes. */
async function follow(caller: Caller, path: string) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const headers = { authorization: `Bearer ${caller.token}`, accept: `${queuedDocument}, */*` };
  const call = get(`http://127.0.0.1:${port}/api/${path}`, { headers });
  const [answer]: IncomingMessage[] = await once(call, "response");
  if (!answer) throw new Error("No answer");
  const pieces: Buffer[] = [];
  answer.on("data", (piece: Buffer) => pieces.push(piece));
  answer.on("error", () => undefined);
  const ended = new Promise((resolve) => answer.once("close", resolve));
  const read = () => Buffer.concat(pieces).toString();
  const untilRead = async (text: string) => {
    for (let tries = 0; tries < 100 && !read().includes(text); tries += 1) await wait(20);
    expect(read()).toContain(text);
  };
  return { call, answer, read, ended, untilRead };
}

const path = "tbl_pemda/export?format=csv&columns=pemdaid&orderby=pemdaid";
const events = (text: string, count: number) =>
  text.split("\n", count).map((line) => exportEvent.parse(JSON.parse(line)));

test("whoever must wait hears their place until the file comes, the same as without waiting", async () => {
  const plain = await asBytes(bank.get(path)).expect(200);
  await Promise.all([hold("stream", 9001), hold("stream", 9001), hold("stream", 9002)]);
  const earlier = hold("stream", 9003);
  const { answer, read, ended, untilRead } = await follow(bank, path);
  expect(answer.headers["content-type"]).toContain(queuedDocument);
  await untilRead('{"queue":{"place":2}}');
  ends[0]?.();
  (await earlier)();
  await ended;
  const [second, first, begun, document] = events(read(), 4);
  expect([second, first, begun]).toEqual([2, 1, 0].map((place) => ({ queue: { place } })));
  expect(document).toMatchObject({ document: { type: "text/csv; charset=utf-8" } });
  expect(read().split("\n").slice(4).join("\n")).toBe(plain.body.toString());
});

test("whoever doesn't ask for their place waits for the file itself", async () => {
  await hold("pages", 9001);
  let isAnswered = false;
  const asked = asBytes(bank.get("tbl_pemda/export?format=pdf")).then((answer) => {
    isAnswered = true;
    return answer;
  });
  await wait(150);
  expect(isAnswered).toBe(false);
  ends[0]?.();
  const answer = await asked;
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
});

test("whoever goes away leaves the line", async () => {
  await hold("pages", 9001);
  const { call, untilRead } = await follow(bank, "tbl_pemda/export?format=pdf");
  await untilRead('"place":1');
  const places: number[] = [];
  const behind = takeTurn("pages", { who: 9002, signal: never, onPlace: (place) => places.push(place) });
  call.destroy();
  for (let tries = 0; tries < 100 && places.length < 2; tries += 1) await wait(20);
  expect(places).toEqual([2, 1]);
  ends[0]?.();
  (await behind)();
});

test("a single record never waits behind lists, and receipts neither", async () => {
  await Promise.all([hold("pages", 9001), hold("stream", 9001), hold("stream", 9001), hold("stream", 9002)]);
  const { idpemda } = product.world.home;
  await bank.get(`tbl_pemda/view/${idpemda}/export?format=pdf`).expect(200);
  await bank.get(`tbl_pemda/view/${idpemda}/export?format=csv`).expect(200);
});

test("a line that is full says when to ask again, to that person only", async () => {
  await hold("pages", 9001);
  const waiting = Array.from({ length: 20 }, () => hold("pages", bank.userid));
  const answer = await bank.get("tbl_pemda/export?format=pdf").set("Accept-Language", "en").expect(503);
  expect(answer.headers["retry-after"]).toBe("30");
  expect(answer.body.error).toEqual({
    code: "EXPORT_BUSY",
    message: "Too many exports are waiting in line. Please try again in 30 seconds.",
  });
  const other = await product.as("bank");
  const { call, untilRead } = await follow(other, "tbl_pemda/export?format=pdf");
  // Behind the first of the other's twenty, before the second.
  await untilRead('"place":2');
  call.destroy();
  ends[0]?.();
  for (const taken of waiting) (await taken)();
});
