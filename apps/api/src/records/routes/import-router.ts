import { join } from "node:path";
import type { EntityName } from "@retribusi/contract/access/entities";
import { csvText } from "@retribusi/contract/define/csv";
import { fieldOf } from "@retribusi/contract/define/entity";
import { type ImportProgress, type ImportReport, importFields, importLimits } from "@retribusi/contract/define/import";
import type { Request, Response, Router } from "express";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireVerb, writableFields } from "../../access/permissions.ts";
import { userOf } from "../../http/authenticate.ts";
import { requireUser } from "../../http/endpoint.ts";
import { toAppError } from "../../http/error-handler.ts";
import { languageOf } from "../../http/request-facts.ts";
import { receiveFiles } from "../../http/upload.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { isLoopLate } from "../../lib/loop-delay.ts";
import { closedSignal } from "../../lib/request.ts";
import { runImport } from "../import/run-import.ts";
import { isWritable, type Writable } from "../resource.ts";
import type { Mount } from "./crud-router.ts";

interface Target {
  readonly name: EntityName;
  readonly resource: Writable;
}

const expected = { field: "import", files: 1, megabytes: importLimits.megabytes };
const ndjson = "application/x-ndjson";

/** The file of the request, or one of the caller's own that `filehelper/uploadfile` has stored. Throws NO_FILE, FILE_FORMAT, NOT_FOUND. */
async function arrivalOf(deps: Deps, user: CurrentUser, folder: string, req: Request, res: Response) {
  const stored: unknown = req.body?.path;
  if (typeof stored !== "string") {
    const [arrival] = await receiveFiles({ user, folder, req, res }, expected);
    if (!arrival?.name.toLowerCase().endsWith(".csv")) throw new AppError("FILE_FORMAT");
    return arrival;
  }
  const where = { path: stored, pemilik: user.userid, sementara: true, mime: "text/csv" };
  const file = await deps.db.prisma.berkas.findFirst({ where });
  const path = join(folder, "arrival");
  if (!file || !(await deps.files.copyTo(file.path, path))) throw new AppError("NOT_FOUND");
  return { name: file.namaasli, path };
}

type Run = (onProgress: (progress: ImportProgress) => void, signal: AbortSignal) => Promise<ImportReport>;

const line = (event: object): string => `${JSON.stringify(event)}\n`;

/** Tells each step in a line of its own, as it comes about; answers with the last line: the report or what went wrong. */
async function stream(deps: Deps, req: Request, res: Response, run: Run): Promise<string> {
  // Compression would hold the lines back.
  res.setHeader("Cache-Control", "no-store, no-transform");
  res.type(ndjson);
  const signal = closedSignal(res);
  try {
    return line({ report: await run((progress) => res.write(line({ progress })), signal) });
  } catch (error) {
    const failure = toAppError(error);
    if (failure.status >= 500 && !signal.aborted) deps.log.error({ err: error, id: req.id }, "import failed");
    return line({ failure: failure.toAnswer(languageOf(req)), status: failure.status });
  }
}

const importFile =
  (deps: Deps, { name, resource }: Target) =>
  async (req: Request, res: Response, user: CurrentUser): Promise<void> => {
    requireVerb(user, name, "add");
    if (isLoopLate()) throw new AppError("BUSY");
    const answer = await deps.temporary.within(async (folder) => {
      const { name: filename, path } = await arrivalOf(deps, user, folder, req, res);
      const dryrun = req.query["dryrun"] === "1";
      const facts = { deps, user, ip: req.ip ?? "", name, resource, language: languageOf(req), dryrun, filename };
      const run: Run = (onProgress, signal) => runImport({ ...facts, onProgress, signal }, path);
      return req.headers.accept?.includes(ndjson)
        ? stream(deps, req, res, run)
        : run(() => undefined, closedSignal(res));
    });
    // Nothing of the file is left on the disk when its sender hears that it is done.
    if (typeof answer === "string") res.end(answer);
    else res.json(answer);
  };

/** The headers of a file that fits the caller's form, in their language. */
const template =
  ({ name, resource: { entity } }: Target) =>
  async (req: Request, res: Response, user: CurrentUser): Promise<void> => {
    requireVerb(user, name, "add");
    const fields = importFields(entity, writableFields(user, name, "add", entity.form));
    const header = fields.map((field) => fieldOf(entity, field).label[languageOf(req)]);
    res
      .attachment(`${name}.csv`)
      .type("text/csv")
      .send(csvText([header]));
  };

/** `import` and `import/template` of an entity that takes csv files. */
export function addImportRoutes(router: Router, deps: Deps, { name, resource }: Mount): void {
  if (!isWritable(resource) || !resource.entity.import) return;
  const [run, sendTemplate] = [importFile(deps, { name, resource }), template({ name, resource })];
  router.post(`/${name}/import`, (req, res) => run(req, res, requireUser(userOf(res))));
  router.get(`/${name}/import/template`, (req, res) => sendTemplate(req, res, requireUser(userOf(res))));
}
