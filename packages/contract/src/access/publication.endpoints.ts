import { z } from "zod";
import { defineEndpoint } from "../define/endpoint.ts";
import { entities } from "./entities.ts";
import { pages } from "./pages.ts";

/** Entities whose records carry a document that is open to everybody. */
const publishing = Object.entries(entities).flatMap(([name, { fields }]) =>
  Object.values(fields).some(({ kind }) => kind === "document") ? [name] : [],
);

/** Those that write such records: nobody else puts a document where everybody can open it. */
const writing = pages.filter(
  ({ entity, verbs }) => entity && publishing.includes(entity) && (verbs.includes("add") || verbs.includes("edit")),
);

/** `path` is what a field of kind `document` stores; the file is thrown away after a day unless a record has been saved with it. */
export const uploadPublication = defineEndpoint({
  method: "post",
  path: "fileuploader/upload/publication",
  summary: "Upload a document that is open to everybody: a pdf of up to 10 MB",
  access: { pages: writing.map(({ name }) => name) },
  upload: { field: "file", files: 1 },
  answer: z.object({ path: z.string() }),
});
