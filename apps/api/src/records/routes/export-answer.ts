import type { ExportEvent, ExportFormat } from "@retribusi/contract/define/export";
import { queuedDocument } from "@retribusi/contract/define/header";
import type { Request, Response } from "express";
import { type Download, send, sendBody } from "../../http/endpoint.ts";
import { toAppError } from "../../http/error-handler.ts";
import { languageOf } from "../../http/request-facts.ts";
import { fileTypes } from "../../render/document.ts";
import { peek } from "../../render/table.ts";
import { type Draft, makeFile } from "../export/draft.ts";
import type { Asker } from "../export/export-list.ts";
import { fileName } from "../export/file-name.ts";
import { type ExportLine, takeTurn } from "../export/turn.ts";

export interface Wish {
  readonly format: ExportFormat;
  readonly line: ExportLine;
  readonly draft: () => Promise<Draft>;
}

/** Milliseconds after which the place is told again: a proxy takes a connection on which nothing is sent for a dead one. */
const often = 15_000;

/** Tells whoever asked for it where they stand; the answer has begun then. Whoever didn't simply waits for the file. */
function placeTeller(req: Request, res: Response) {
  let repeat: NodeJS.Timeout | undefined;
  const write = (event: ExportEvent) => res.write(`${JSON.stringify(event)}\n`);
  const writePlace = (place: number) => {
    clearInterval(repeat);
    repeat = setInterval(() => write({ queue: { place } }), often);
    write({ queue: { place } });
  };
  return {
    write,
    onPlace(place: number) {
      if (!req.headers.accept?.includes(queuedDocument)) return;
      if (!res.headersSent) res.setHeader("Cache-Control", "no-store, no-transform").type(queuedDocument);
      writePlace(place);
    },
    /** It is being made now. */
    begin() {
      if (res.headersSent) writePlace(0);
    },
    stop: () => clearInterval(repeat),
  };
}

/** A document on its way: its first piece is there when this resolves, so that what fails does so before anything is sent. */
async function makeDocument({ deps, signal }: Asker, { format, draft }: Wish): Promise<Download> {
  const { type, ending } = fileTypes[format];
  const wanted = await draft();
  const { all } = await peek(makeFile(wanted, { format, signal }));
  async function* bytes() {
    for await (const { piece } of all) yield piece;
  }
  return { filename: fileName(wanted, deps.clock.now(), ending), type, body: bytes(), inline: format === "print" };
}

/**
 * Makes the document when its turn has come and sends it as it is made; until then whoever accepts `queuedDocument` hears their place in
 * line. Whoever goes away leaves the line or ends the making, and nobody is told about that.
 */
export async function answerExport(asker: Asker, req: Request, res: Response, wish: Wish): Promise<void> {
  const { deps, user, signal } = asker;
  const teller = placeTeller(req, res);
  let end: (() => void) | undefined;
  try {
    end = await takeTurn(wish.line, { who: user.userid, signal, onPlace: teller.onPlace });
    teller.begin();
    const document = await makeDocument(asker, wish);
    teller.stop();
    if (!res.headersSent) return await send(res, document);
    teller.write({ document: { filename: document.filename, type: document.type } });
    await sendBody(res, document);
  } catch (error) {
    if (signal.aborted) return;
    if (!res.headersSent || res.writableEnded || res.destroyed) throw error;
    const failure = toAppError(error);
    if (failure.status >= 500) deps.log.error({ err: error, id: req.id }, "export failed");
    teller.write({ failure: failure.toAnswer(languageOf(req)), status: failure.status });
    res.end();
  } finally {
    teller.stop();
    end?.();
  }
}
