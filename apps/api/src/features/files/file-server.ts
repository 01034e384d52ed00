import { basename } from "node:path/posix";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type Request, type Response, Router } from "express";
import { send } from "../../http/endpoint.ts";
import { languageOf, requestFacts } from "../../http/request-facts.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { writeAudit } from "../../records/audit.ts";
import { findPicture } from "./picture-copy.ts";
import { readSignature, type Trace } from "./signature.ts";
import { readPath, type StoredPath } from "./stored-path.ts";

/** Shown where a picture is missing, so that a page keeps its shape. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" role="img" aria-label="No image">
<rect width="160" height="120" fill="#e9ecef"/><path d="M40 84l24-28 18 20 14-14 24 22z" fill="#adb5bd"/>
<circle cx="104" cy="42" r="9" fill="#adb5bd"/></svg>`;

/** Shown in the browser, and saved under the name that we gave it: whatever its sender called it. */
const inlineAs = ({ path }: StoredPath): string => `inline; filename="${basename(path)}"`;

/** Names are random and never used again: a browser needs to ask once. */
const forever = "public, max-age=31536000, immutable";

async function sendPicture(deps: Deps, stored: StoredPath, req: Request, res: Response): Promise<boolean> {
  const found = await findPicture(deps, stored, req.query["size"], req.ip ?? "");
  if (!found) return false;
  res.setHeader("Cache-Control", forever);
  res.setHeader("Content-Disposition", inlineAs(stored));
  res.type(found.type).send(found.content);
  return true;
}

/** A document may be shown inside our own pages and can't load or run anything. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

/** Visitors may ask for many large ones, so it doesn't go through memory; it may be taken back, so it isn't kept for ever. */
async function sendPublication({ files }: Deps, { path, type }: StoredPath, res: Response): Promise<boolean> {
  const body = await files.open(path);
  if (!body) return false;
  res.setHeader("Cache-Control", "public, max-age=3600");
  res.setHeader("Content-Security-Policy", documentPolicy);
  await send(res, { filename: basename(path), type, body, inline: true });
  return true;
}

const sendPublic = (deps: Deps, stored: StoredPath, req: Request, res: Response): Promise<boolean> =>
  stored.type === "application/pdf" ? sendPublication(deps, stored, res) : sendPicture(deps, stored, req, res);

/** In words, not JSON: somebody has this in a tab of their browser. */
function answerExpired(req: Request, res: Response): true {
  const expired = new AppError("LINK_EXPIRED");
  const { message } = expired.toAnswer(languageOf(req)).error;
  res.status(expired.status).setHeader("Cache-Control", "no-store").type("text").send(message);
  return true;
}

const noteOpened = ({ db }: Deps, { kind, bookingid, ...reader }: Trace, path: string, ip: string): Promise<void> =>
  writeAudit(db.prisma, reader, ip, {
    aksi: "lihat_dokumen",
    entitas: bookingEntity[kind],
    kunci: String(bookingid),
    sesudah: { berkas: path },
  });

/** Somebody tried a document without its address, or with one that we didn't make. */
function noteForged(deps: Deps, req: Request): false {
  noteSecurity(deps, "tautan_ditolak", { ...requestFacts(req), endpoint: "GET /files/:folder/:name" }, {});
  return false;
}

/** A document; a picture also in one of its smaller sizes, which the same address opens. */
async function findPrivate(deps: Deps, stored: StoredPath, req: Request) {
  if (stored.type === "image/webp") return findPicture(deps, stored, req.query["size"], req.ip ?? "");
  const content = await deps.files.find(stored.path);
  return content && { content, type: stored.type };
}

async function sendPrivate(deps: Deps, stored: StoredPath, req: Request, res: Response): Promise<boolean> {
  const { path } = stored;
  const signature = readSignature(deps, path, req.query);
  if (signature.is === "forged") return noteForged(deps, req);
  if (signature.is === "expired") return answerExpired(req, res);
  const found = await findPrivate(deps, stored, req);
  if (!found) return false;
  // Written first: what leaves no trace isn't shown.
  if (signature.trace) await noteOpened(deps, signature.trace, path, req.ip ?? "");
  res.setHeader("Cache-Control", "private, no-store");
  res.setHeader("Content-Security-Policy", documentPolicy);
  res.setHeader("Content-Disposition", inlineAs(stored));
  res.type(found.type).send(found.content);
  return true;
}

/**
 * Serves stored files at `/files/<path>`: pictures with `?size=`, public documents, private ones at the address that `signedAddress` makes.
 * An address that has run out says so; anything else is a 404 with a placeholder picture, which doesn't tell whether the file exists.
 */
export function fileServer(deps: Deps): Router {
  const router = Router();
  router.get("/:folder/:name", async (req, res) => {
    const stored = readPath(`${req.params.folder}/${req.params.name}`);
    const answer = stored?.isPublic ? sendPublic : sendPrivate;
    if (stored && (await answer(deps, stored, req, res))) return;
    res.status(404).setHeader("Cache-Control", "no-store").type("svg").send(placeholder);
  });
  return router;
}
