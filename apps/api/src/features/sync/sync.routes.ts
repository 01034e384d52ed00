import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  applySync,
  compareWithBank,
  compareWithFile,
  syncHistory,
} from "@retribusi/contract/features/sync/sync.endpoints";
import { AppError } from "../../http/app-error.ts";
import { handle, type Route } from "../../http/endpoint.ts";
import { type Arrival, handleUpload } from "../../http/upload.ts";
import { applyComparison } from "./apply.ts";
import { compare } from "./compare.ts";
import { listHistory } from "./history.query.ts";
import { readBank, readFile, regionFor, type SourceTable } from "./source.ts";
import { requireSubject } from "./subject.ts";

async function tableOf({ name, content }: Arrival): Promise<SourceTable> {
  if (!name.toLowerCase().endsWith(".csv")) throw new AppError("FILE_FORMAT");
  const folder = await mkdtemp(join(tmpdir(), "retribusi-sync-"));
  try {
    const path = join(folder, "arrival");
    await writeFile(path, content);
    return await readFile(path, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const syncRoutes: readonly Route[] = [
  handle(compareWithBank, async ({ deps, user, params, body, request }) => {
    const subject = requireSubject(user, params.entity);
    const region = regionFor(user, body.idpemda);
    const table = await readBank(deps, subject.name, subject.entity.fields["idpemda"]?.reference ? region : null);
    return compare({ deps, user, subject, language: request.language }, table);
  }),
  handleUpload(compareWithFile, async ({ deps, user, params, files: [file], request }) => {
    const subject = requireSubject(user, params.entity);
    if (!file) throw new AppError("NO_FILE");
    return compare({ deps, user, subject, language: request.language }, await tableOf(file));
  }),
  handle(applySync, ({ deps, user, params, body, request }) =>
    applyComparison({ deps, user, subject: requireSubject(user, params.entity), ip: request.ip }, params.id, body.keys),
  ),
  handle(syncHistory, ({ deps, user, params }) => listHistory(deps, user, requireSubject(user, params.entity).name)),
];
