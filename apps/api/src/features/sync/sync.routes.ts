import {
  applySync,
  compareWithBank,
  compareWithFile,
  syncHistory,
} from "@retribusi/contract/features/sync/sync.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { handleUpload } from "../../http/upload.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Registry } from "../../records/resource.ts";
import { applyComparison } from "./apply.ts";
import { compare } from "./compare.ts";
import { listHistory } from "./history.query.ts";
import { readBank, readFile, regionFor } from "./source.ts";
import { requireSubject } from "./subject.ts";

/** Takes master data of a bank or a file over into the entities of `registry`. */
export const syncRoutes = (registry: Registry): readonly Route[] => [
  handle(compareWithBank, async ({ deps, user, params, body, request }) => {
    const subject = requireSubject(registry, user, params.entity);
    const region = regionFor(user, body.idpemda);
    const table = await readBank(deps, subject.name, subject.entity.fields["idpemda"]?.reference ? region : null);
    return compare({ deps, user, subject, language: request.language }, table);
  }),
  handleUpload(
    compareWithFile,
    ({ user, params }) => {
      requireSubject(registry, user, params.entity);
    },
    async ({ deps, user, params, files: [file], request }) => {
      const subject = requireSubject(registry, user, params.entity);
      if (!file?.name.toLowerCase().endsWith(".csv")) throw new AppError("FILE_FORMAT");
      return compare({ deps, user, subject, language: request.language }, await readFile(file.path, file.name));
    },
  ),
  handle(applySync, ({ deps, user, params, body, request }) =>
    applyComparison(
      { deps, user, subject: requireSubject(registry, user, params.entity), ip: request.ip },
      params.id,
      body.keys,
    ),
  ),
  handle(syncHistory, ({ deps, user, params }) =>
    listHistory(deps, user, requireSubject(registry, user, params.entity).name),
  ),
];
