import { type EntityName, isEntityName } from "@retribusi/contract/entities";
import type { Request, Response } from "express";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireAccess, requireVerb } from "../../access/permissions.ts";
import { requireUser } from "../../http/endpoint.ts";
import { languageOf } from "../../http/request-facts.ts";
import type { Segments } from "../../http/segments.ts";
import type { Deps } from "../../lib/deps.ts";
import { closedSignal } from "../../lib/request.ts";
import { type Asker, exportList } from "../export/export-list.ts";
import { readExportRequest, readFormat } from "../export/export-request.ts";
import { exportView } from "../export/export-view.ts";
import type { Organisation } from "../export/issuer.ts";
import { lineOf } from "../export/turn.ts";
import { bounded } from "../export/watched.ts";
import { entityOf } from "../reader.ts";
import { answerExport } from "./export-answer.ts";
import type { FileSource } from "./file-source.ts";

interface Surroundings {
  readonly deps: Deps;
  /** What the installation is called, for papers of people without a region. */
  readonly findOrganisation: (deps: Deps) => Promise<Organisation>;
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
    organisation: await findOrganisation(deps),
    signal: gone.signal,
  };
  return asker;
}

/** `{path}/export` of every report: its figures as a file or on paper, by the query of the report and a format. */
export function addFileRoutes(
  segments: Segments,
  surroundings: Surroundings,
  sources: readonly FileSource[],
  userOf: (res: Response) => CurrentUser | undefined,
): void {
  for (const source of sources) {
    segments.of(source.path.split("/", 1)[0] ?? "").get(`/${source.path}/export`, async (req, res) => {
      const user = requireUser(userOf(res));
      requireAccess(user, { pages: source.pages });
      const { format: asked, ...query } = req.query;
      const format = readFormat({ format: asked });
      const asker = await askerOf(surroundings, req, res, user);
      const table = async () => bounded(await source.table(asker, query), format);
      await answerExport(asker, req, res, { format, line: lineOf(format), table });
    });
  }
}

/** `{entity}/export` and `{entity}/view/:id/export` of every entity: what its list and its view show, as a file or on paper. */
export function addExportRoutes(
  segments: Segments,
  surroundings: Surroundings,
  names: readonly string[],
  userOf: (res: Response) => CurrentUser | undefined,
): void {
  const entities: readonly EntityName[] = names.filter(isEntityName);
  for (const name of entities) {
    const entity = entityOf(name);
    const router = segments.of(name);
    router.get(`/${name}/export`, async (req, res) => {
      const user = requireUser(userOf(res));
      requireVerb(user, name, "list");
      const request = readExportRequest(user, name, entity, req.query);
      const asker = await askerOf(surroundings, req, res, user);
      const { format } = request;
      await answerExport(asker, req, res, {
        format,
        line: lineOf(format),
        table: () => exportList(asker, name, request),
      });
    });
    router.get(`/${name}/view/:id/export`, async (req, res) => {
      const user = requireUser(userOf(res));
      requireVerb(user, name, "view");
      const format = readFormat(req.query);
      const id = String(req.params.id);
      const asker = await askerOf(surroundings, req, res, user);
      await answerExport(asker, req, res, { format, line: "record", table: () => exportView(asker, name, id, format) });
    });
  }
}
