import { extractText, getDocumentProxy } from "unpdf";
import type { Caller } from "./test-app.ts";

/** A file as it is fetched, with its bytes. */
export async function fetchFile(by: Caller, path: string) {
  const answer = await by
    .get(path)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () => done(null, Buffer.concat(parts)));
    });
  return { answer, body: new Uint8Array(answer.body) };
}

/** The words on the pages of a PDF, with single blanks between them. */
export async function printedText(body: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(body), { mergePages: true });
  return text.replace(/\s+/g, " ");
}
