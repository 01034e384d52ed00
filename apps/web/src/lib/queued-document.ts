import { exportEvent } from "@retribusi/contract/define/export";
import { ApiError, toApiError } from "./api-error.ts";

const lineEnd = 10;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const broken = () => new ApiError({ code: "NETWORK", status: 0, message: "" });

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The next line of an answer, and what has come behind it. */
async function readLine(reader: Reader, start: Uint8Array): Promise<{ line: string; rest: Uint8Array }> {
  let text = start;
  for (let at = text.indexOf(lineEnd); ; at = text.indexOf(lineEnd)) {
    if (at >= 0) return { line: new TextDecoder().decode(text.subarray(0, at)), rest: text.subarray(at + 1) };
    const { value } = await reader.read();
    if (!value) throw broken();
    text = joined(text, value);
  }
}

/** A stream of what has been read too far, then of everything else. */
const restOf = (reader: Reader, first: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { value } = await reader.read();
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });

/**
 * Follows a document that waits in line: tells the place whenever it changes, and answers as if the document had come at once. Throws
 * the `ApiError` that the server tells instead.
 */
export async function untilItsTurn(response: Response, onPlace: (place: number) => void): Promise<Response> {
  const reader = response.body?.getReader();
  if (!reader) throw broken();
  for (let rest = new Uint8Array(); ; ) {
    const next = await readLine(reader, rest);
    const event = exportEvent.parse(JSON.parse(next.line));
    rest = new Uint8Array(next.rest);
    if ("queue" in event) onPlace(event.queue.place);
    else if ("failure" in event) throw toApiError(event.status, event.failure, undefined);
    else {
      const { filename, type } = event.document;
      const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${filename}"` };
      return new Response(restOf(reader, rest), { headers });
    }
  }
}
