import { Router, static as serveFolder } from "express";
import { getAbsoluteFSPath } from "swagger-ui-dist";

/** `base` is where the API stands. Addresses are whole ones: the page is served with a slash at its end too. */
const page = (base: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>e-Retribusi API</title>
<link rel="stylesheet" href="${base}/docs/assets/swagger-ui.css">
<div id="docs"></div>
<script src="${base}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${base}/docs/start.js"></script>
</html>`;

const start = (base: string) =>
  `SwaggerUIBundle({ url: "${base}/openapi.json", dom_id: "#docs", docExpansion: "none", filter: true });`;

/** `openapi.json`, and `docs`, the same to read. `describe` runs once, at the first question. */
export function docsRouter(describe: () => unknown): Router {
  let document: unknown;
  const router = Router();
  router.get("/openapi.json", (_req, res) => {
    document ??= describe();
    res.json(document);
  });
  router.get("/docs", ({ baseUrl }, res) => res.type("html").send(page(baseUrl)));
  router.get("/docs/start.js", ({ baseUrl }, res) => res.type("js").send(start(baseUrl)));
  router.use("/docs/assets", serveFolder(getAbsoluteFSPath(), { index: false }));
  return router;
}
