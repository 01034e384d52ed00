import { resolve } from "node:path";
import { type RequestHandler, Router } from "express";
import expressStaticGzip from "express-static-gzip";

/** What has its content's hash in its name never changes under it. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/][^\\/]+$/.test(path);

/** Gone since the start, when the compressed forms were counted: the refusal is of another kind, and not compressed. */
const forgetForm: RequestHandler = (_req, res, next) => {
  res.removeHeader("Content-Encoding");
  res.removeHeader("Content-Type");
  next();
};

/** The built web application, sent in the form that was compressed when it was built, to whoever takes it. */
export const webFiles = (folder: string): Router =>
  Router().use(
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
