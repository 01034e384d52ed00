import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type RequestHandler, Router } from "express";
import expressStaticGzip from "express-static-gzip";

/** What has its content's hash in its name never changes under it. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/][^\\/]+$/.test(path);

/** The forms in which the build leaves a file, the smallest first, by the ending of their names. */
const forms = { br: ".br", gzip: ".gz", identity: "" } as const;

/**
 * The first page from memory: a file takes four turns of the event loop, each of which is long just when everybody comes at once. Nothing
 * where the build left none.
 */
function firstPage(folder: string): RequestHandler {
  const kept = Object.entries(forms).flatMap(([encoding, ending]) => {
    const place = resolve(folder, `index.html${ending}`);
    if (!existsSync(place)) return [];
    const body = readFileSync(place);
    return [{ encoding, body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` }];
  });
  return (req, res, next) => {
    const form = kept.find(({ encoding }) => req.acceptsEncodings(encoding));
    if (!form) return next();
    if (form.encoding !== "identity") res.setHeader("Content-Encoding", form.encoding);
    res.vary("Accept-Encoding").set({ "Cache-Control": "no-cache", ETag: form.etag });
    res.type("html").send(form.body);
  };
}

/** Gone since the start, when the compressed forms were counted: the refusal is of another kind, and not compressed. */
const forgetForm: RequestHandler = (_req, res, next) => {
  res.removeHeader("Content-Encoding");
  res.removeHeader("Content-Type");
  next();
};

/** The built web application, sent in the form that was compressed when it was built, to whoever takes it. */
export const webFiles = (folder: string): Router =>
  Router({ strict: true })
    .get(["/", "/index.html"], firstPage(folder))
    .use(
      expressStaticGzip(resolve(folder), {
        enableBrotli: true,
        orderPreference: ["br", "gzip"],
        serveStatic: {
          redirect: false,
          setHeaders: (res, path) =>
            res.setHeader("Cache-Control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache"),
        },
      }),
      forgetForm,
    );
