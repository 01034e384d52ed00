import { Router, static as serveFolder } from "express";
import { getAbsoluteFSPath } from "swagger-ui-dist";

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>e-Retribusi API</title>
<link rel="stylesheet" href="docs/assets/swagger-ui.css">
<div id="docs"></div>
<script src="docs/assets/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</html>`;

const start = `SwaggerUIBundle({ url: "openapi.json", dom_id: "#docs", docExpansion: "none", filter: true });`;

/** `openapi.json`, and `docs`, the same to read. `describe` runs once, at the first question. */
export function docsRouter(describe: () => unknown): Router {
  let document: unknown;
  const router = Router();
  router.get("/openapi.json", (_req, res) => {
    document ??= describe();
    res.json(document);
  });
  router.get("/docs", (_req, res) => res.type("html").send(page));
  router.get("/docs/start.js", (_req, res) => res.type("js").send(start));
  router.use("/docs/assets", serveFolder(getAbsoluteFSPath(), { index: false }));
  return router;
}
