import { type Request, type Response, Router } from "express";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireAccess, requireVerb } from "../../access/permissions.ts";
import { userOf } from "../../http/authenticate.ts";
import { requireUser } from "../../http/endpoint.ts";
import { languageOf } from "../../http/request-facts.ts";
import type { Deps } from "../../lib/deps.ts";
import { closedSignal } from "../../lib/request.ts";
import { type Asker, exportList } from "../export/export-list.ts";
import { readExportRequest, readFormat } from "../export/export-request.ts";
import { exportView } from "../export/export-view.ts";
import type { Organisation } from "../export/issuer.ts";
import { lineOf } from "../export/turn.ts";
import { bounded } from "../export/watched.ts";
import type { Mount } from "./crud-router.ts";
import { answerExport } from "./export-answer.ts";
import type { FileSource } from "./file-source.ts";

export interface Surroundings {
  readonly deps: Deps;
  /** What the installation is called, for papers of people without a region. */
  readonly findOrganisation: () => Promise<Organisation>;
}

async function askerOf({ deps, findOrganisation }: Surroundings, req: Request, res: Response, user: CurrentUser) {
  const gone = new AbortController();
  closedSignal(res).addEventListener("abort", () => {
    if (!res.writableFinished) gone.abort();
  });
  const asker: Asker = {
    deps,
    user,
    ip: req.ip ?? "",
    language: languageOf(req),
    organisation: await findOrganisation(),
    signal: gone.signal,
  };
  return asker;
}

/** `{path}/export` of every report: its figures as a file or on paper, by the query of the report and a format. */
export function fileRouter(surroundings: Surroundings, sources: readonly FileSource[]): Router {
  const router = Router();
  for (const source of sources) {
    router.get(`/${source.path}/export`, async (req, res) => {
      const user = requireUser(userOf(res));
      requireAccess(user, { pages: source.pages });
      const { format: asked, ...query } = req.query;
      const format = readFormat({ format: asked });
      const asker = await askerOf(surroundings, req, res, user);
      const draft = async () => bounded(await source.draft(asker, query), format);
      await answerExport(asker, req, res, { format, line: lineOf(format), draft });
    });
  }
  return router;
}

/** `export` and `view/:id/export` of an entity: what its list and its view show, as a file or on paper. */
export function addExportRoutes(router: Router, surroundings: Surroundings, { name, entity }: Mount): void {
  router.get(`/${name}/export`, async (req, res) => {
    const user = requireUser(userOf(res));
    requireVerb(user, name, "list");
    const request = readExportRequest(user, name, entity, req.query);
    const asker = await askerOf(surroundings, req, res, user);
    const { format } = request;
    await answerExport(asker, req, res, {
      format,
      line: lineOf(format),
      draft: () => exportList(asker, name, request),
    });
  });
  router.get(`/${name}/view/:id/export`, async (req, res) => {
    const user = requireUser(userOf(res));
    requireVerb(user, name, "view");
    const format = readFormat(req.query);
    const id = String(req.params.id);
    const asker = await askerOf(surroundings, req, res, user);
    await answerExport(asker, req, res, { format, line: "record", draft: () => exportView(asker, name, id, format) });
  });
}
