import type supertest from "supertest";
import { extractText, getDocumentProxy } from "unpdf";
import type { Caller } from "./test-app.ts";

/** The answer of a call with the bytes of the file that it is. */
export async function asFile(call: supertest.Test) {
  const answer = await call.buffer(true).parse((res, done) => {
    const parts: Buffer[] = [];
    res.on("data", (part: Buffer) => parts.push(part));
    res.on("end", () => done(null, Buffer.concat(parts)));
  });
  return { answer, body: new Uint8Array(answer.body) };
}

/** A file as it is fetched, with its bytes. */
export const fetchFile = (by: Caller, path: string) => asFile(by.get(path));

/** The words on the pages of a PDF, with single blanks between them. */
export async function printedText(body: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(body), { mergePages: true });
  return text.replace(/\s+/g, " ");
}
