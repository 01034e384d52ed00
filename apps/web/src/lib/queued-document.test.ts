import { queuedDocument } from "@retribusi/contract/define/header";
import { expect, test } from "vitest";
import { isQueued } from "./api.ts";
import { untilItsTurn } from "./queued-document.ts";

/** An answer that comes in pieces of so many bytes. */
function answerOf(content: Uint8Array, size: number): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < content.length; at += size) controller.enqueue(content.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": queuedDocument } });
}

const lines = (...events: readonly object[]) =>
  new TextEncoder().encode(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
const document = { document: { filename: "data.csv", type: "text/csv" } };

test.each([1, 7, 64, 10_000])(
  "in pieces of %i bytes: the places are told and the file comes as it is",
  async (size) => {
    const file = Uint8Array.from({ length: 300 }, (_, at) => at % 256);
    const answer = answerOf(
      new Uint8Array([...lines({ queue: { place: 2 } }, { queue: { place: 1 } }, document), ...file]),
      size,
    );
    expect(isQueued(answer)).toBe(true);
    const places: number[] = [];
    const response = await untilItsTurn(answer, (place) => places.push(place));
    expect(places).toEqual([2, 1]);
    expect(response.headers.get("Content-Type")).toBe("text/csv");
    expect(response.headers.get("Content-Disposition")).toContain("data.csv");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(file);
  },
);

test("what goes wrong after waiting is the server's own error", async () => {
  const failure = { error: { code: "TOO_MANY_ROWS", message: "said the server", details: { max: 2000 } } };
  const answer = answerOf(lines({ queue: { place: 1 } }, { failure, status: 422 }), 20);
  const refused = untilItsTurn(answer, () => undefined);
  await expect(refused).rejects.toMatchObject({ code: "TOO_MANY_ROWS", status: 422, message: "said the server" });
});

test("an answer that ends in line is a broken connection", async () => {
  const answer = answerOf(lines({ queue: { place: 1 } }).slice(0, 15), 4);
  await expect(untilItsTurn(answer, () => undefined)).rejects.toMatchObject({ code: "NETWORK" });
});
