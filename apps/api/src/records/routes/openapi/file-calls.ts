import type { Upload } from "@retribusi/contract/define/endpoint";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { exportFormats } from "@retribusi/contract/define/export";
import { queuedDocument } from "@retribusi/contract/define/header";
import { importEvent, importLimits, importReport } from "@retribusi/contract/define/import";
import type { Report } from "@retribusi/contract/define/report";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { answersWith, writing } from "./answers.ts";
import { idParams } from "./record-calls.ts";
import { listQuery } from "./record-schemas.ts";

/** A form of files; beside the fields of a `body` they may be missing. */
export function formOf({ field, files }: Upload, body?: z.ZodType) {
  const several = z.array(z.file()).min(1).max(files);
  const schema =
    body instanceof z.ZodObject ? body.extend({ [field]: several.optional() }) : z.object({ [field]: several });
  return { "multipart/form-data": { schema } };
}

const format = z.literal(exportFormats);
const columns = z.string().optional().meta({ description: "Columns in their order, separated by commas" });

const fileTypes = [
  "text/csv",
  "text/html",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  queuedDocument,
];
const files = Object.fromEntries(fileTypes.map((type) => [type, { schema: z.file() }]));

type Params = NonNullable<ZodOpenApiOperationObject["requestParams"]>;

/** A list or a record in one of the formats of exports. */
export function exportCalls(entity: AnyEntity): ZodOpenApiPathsObject {
  const { name } = entity;
  const query = listQuery(entity).extend({ format, columns });
  const call = (summary: string, requestParams: Params) => ({
    get: { tags: [name], summary, requestParams, responses: answersWith(files, ["422"]) },
  });
  return {
    [`/${name}/export`]: call("All rows of the list as a file", { query }),
    [`/${name}/view/{id}/export`]: call("One record as a file", { path: idParams, query: z.object({ format }) }),
  };
}

/** A report in one of the formats. */
export const reportFileCalls = ({ name, title, query }: Report): ZodOpenApiPathsObject => ({
  [`/report/${name}/export`]: {
    get: {
      tags: ["report"],
      summary: `${title.en} as a file`,
      requestParams: { query: query.extend({ format }) },
      responses: answersWith(files, ["422"]),
    },
  },
});

const report = importReport.meta({ id: "ImportReport" });
const event = importEvent.meta({ id: "ImportEvent", description: "One line of the answer" });
const imported = {
  "application/json": { schema: report },
  "application/x-ndjson": { schema: event },
};

/** Rows from a csv file; the report says line by line what happened or would happen. */
export function importCalls({ name, import: isImportable }: AnyEntity): ZodOpenApiPathsObject {
  if (!isImportable) return {};
  const tags = [name];
  const stored = z.object({ path: z.string().meta({ description: "Answer of `filehelper/uploadfile`" }) });
  const content = {
    ...formOf({ field: "import", files: 1, megabytes: importLimits.megabytes }),
    "application/json": { schema: stored },
  };
  const load: ZodOpenApiOperationObject = {
    tags,
    summary: "Add from csv",
    requestParams: { query: z.object({ dryrun: z.literal(["0", "1"]).optional() }) },
    requestBody: { content, required: true },
    responses: answersWith(imported, [...writing, "422"]),
  };
  const template: ZodOpenApiOperationObject = {
    tags,
    summary: "Headers of a csv file",
    responses: answersWith({ "text/csv": { schema: z.string() } }),
  };
  return { [`/${name}/import`]: { post: load }, [`/${name}/import/template`]: { get: template } };
}
