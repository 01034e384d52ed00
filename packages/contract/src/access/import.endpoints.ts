import { z } from "zod";
import { defineEndpoint } from "../define/endpoint.ts";
import { importLimits } from "../define/import.ts";
import { findEntity } from "./entities.ts";
import { pages } from "./pages.ts";

/** Those that add records of an entity that takes csv files. */
const importPages = pages.filter(
  ({ entity, verbs }) => entity && verbs.includes("add") && findEntity(entity)?.import === true,
);

/** `path` is what `POST {entity}/import` takes instead of the file itself; the file is thrown away after an hour. */
export const uploadCsv = defineEndpoint({
  method: "post",
  path: "filehelper/uploadfile",
  summary: "Upload a csv file for an import, of up to 50 MB",
  access: { pages: importPages.map(({ name }) => name) },
  upload: { field: "import", files: 1, megabytes: importLimits.megabytes },
  answer: z.object({ path: z.string() }),
});
