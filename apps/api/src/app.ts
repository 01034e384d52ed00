import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compression from "compression";
import express, { type Express, type RequestHandler, Router } from "express";
import { snapPath } from "./features/bank/caller.ts";
import { snapRouter } from "./features/bank/snap-router.ts";
import { orderDoor } from "./features/booking/order-door.ts";
import { fileServer } from "./features/files/file-server.ts";
import { reportFiles } from "./features/report/report-files.ts";
import { createMetrics, type Metrics } from "./features/system/metric/metrics.ts";
import { findSettings } from "./features/system/settings.query.ts";
import { authenticate, type FindSession, userOf } from "./http/authenticate.ts";
import { inTime } from "./http/body-time.ts";
import { docsRouter } from "./http/docs-router.ts";
import { errorHandler } from "./http/error-handler.ts";
import { byFirstPart } from "./http/first-part.ts";
import { healthRouter } from "./http/health.ts";
import { closeConnections, leavingRouter } from "./http/leaving.ts";
import { limiter } from "./http/limiter.ts";
import { pagePolicy } from "./http/page-policy.ts";
import { warnOfProxy } from "./http/proxy-warning.ts";
import { requestFacts, routeOf } from "./http/request-facts.ts";
import { readSearchHeader } from "./http/search-header.ts";
import { webFiles } from "./http/web-files.ts";
import { AppError } from "./lib/app-error.ts";
import type { Deps } from "./lib/deps.ts";
import { closedSignal, type RunningRequest, runRequest } from "./lib/request.ts";
import { beginTrace, endTrace } from "./lib/trace.ts";
import { fileRouter } from "./records/routes/export-router.ts";
import { openApiDocument } from "./records/routes/openapi/document.ts";
import { recordRouter } from "./records/routes/record-router.ts";
import { registry } from "./registry.ts";
import { routes } from "./routes.ts";

const notFound: RequestHandler = () => {
  throw new AppError("NOT_FOUND");
};

/** Bytes that are no text would otherwise become question marks that somebody stores. */
function requireText(_req: unknown, _res: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error("The body is not UTF-8");
}

/** Every declared call; a request is compared with the few that begin with the same part. */
function endpointRouter(deps: Deps): RequestHandler {
  const routers = new Map<string, Router>();
  const parts = Map.groupBy(routes, ({ definition }) => definition.path.split("/", 1)[0] ?? "");
  for (const [part, calls] of parts) {
    const own = Router();
    for (const call of calls) {
      const { method, path } = call.definition;
      own[method](`/${path}`, (req, res) =>
        call.serve({ deps, user: userOf(res), req, res, request: requestFacts(req) }),
      );
    }
    routers.set(part, own);
  }
  return byFirstPart(routers);
}

function apiRouter(deps: Deps, findSession: FindSession, leaving: AbortSignal): Router {
  const api = Router();
  api.use((_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });
  api.use(leavingRouter(leaving), healthRouter(deps), limiter(deps), orderDoor(deps));
  api.use(inTime(express.json({ limit: "1mb", verify: requireText })));
  api.use(readSearchHeader, authenticate(deps, findSession));
  const surroundings = { deps, findOrganisation: () => findSettings(deps.db.prisma) };
  api.use(endpointRouter(deps), fileRouter(surroundings, reportFiles), recordRouter(surroundings, registry));
  api.use(
    docsRouter(() =>
      openApiDocument(
        routes.map((route) => route.definition),
        registry,
      ),
    ),
  );
  return api.use(notFound);
}

/**
 * Of answers that are made for one person and read once: the default packs a list into a fifth less, and takes as long for it as reading
 * the list from the database.
 */
const quickCompression = compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } });

/** The audit trail's entries of a request as a line of the log, so that a copy of them is out of the database's reach. */
function logTrail({ log }: Deps, { id, trail, saved }: RunningRequest, ip: string | undefined, status: number): void {
  if (trail.size > 0 && (saved || status < 400)) log.info({ trail: [...trail.values()], id, ip }, "audit trail");
}

/** Gives each request its id, and tells of it to trail, metrics and trace when its answer is closed. */
const followRequest =
  (deps: Deps, metrics: Metrics | undefined): RequestHandler =>
  (req, res, next) => {
    const id = randomUUID();
    req.id = id;
    res.setHeader("X-Request-Id", id);
    const { method, path } = req;
    const span = beginTrace(method, id);
    const request: RunningRequest = { id, method, path, span, statements: 0, saved: false, trail: new Map() };
    const begun = performance.now();
    closedSignal(res).addEventListener("abort", () => {
      logTrail(deps, request, req.ip, res.statusCode);
      const route = routeOf(req, path);
      metrics?.count(request, route, res, begun);
      if (span) endTrace(span, method, route, res.statusCode);
    });
    runRequest(request, res, next);
  };

/** Of a process that doesn't end. */
const staying = new AbortController().signal;

/** The whole application on one origin: the API under `/api`, the web application beside it. `leaving`: the process is about to end. */
export function createApp(deps: Deps, findSession: FindSession, leaving = staying): Express {
  const app = express();
  const metrics = createMetrics(deps);
  app.set("query parser", "extended");
  app.set("trust proxy", deps.env.TRUST_PROXY ? 1 : false);
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(followRequest(deps, metrics));
  app.use(closeConnections(leaving), warnOfProxy(deps), pagePolicy(deps.env));
  if (metrics) app.get("/metrics", metrics.answer);
  app.use(snapPath, snapRouter(deps));
  app.use("/api", quickCompression, apiRouter(deps, findSession, leaving));
  app.use(compression());
  app.use("/files", fileServer(deps));
  if (deps.env.WEB_DIR) app.use(webFiles(deps.env.WEB_DIR));
  app.use(notFound);
  app.use(errorHandler(deps));
  return app;
}
