import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { uploadLimits } from "./picture.rules.ts";

/** A file is thrown away after a day unless a record has been saved with it. */
export const uploadPhoto = defineEndpoint({
  method: "post",
  path: "fileuploader/upload/photo",
  summary: "Upload pictures: png, gif or jpg, each of up to 10 MB",
  access: "signed-in",
  upload: { field: "file", files: uploadLimits.files },
  /** `path` is what a picture field stores: the stored paths, separated by commas. */
  answer: z.object({ path: z.string(), paths: z.array(z.string()) }),
});

/** A document is seen by the people concerned only; `address` shows it for half an hour. */
export const uploadDocument = defineEndpoint({
  method: "post",
  path: "fileuploader/upload/document",
  summary: "Upload a private document: pdf, png, gif or jpg, of up to 10 MB",
  access: "signed-in",
  upload: { field: "file", files: 1 },
  answer: z.object({
    berkasid: z.int(),
    namaasli: z.string(),
    mime: z.string(),
    /** Bytes. */
    ukuran: z.int(),
    address: z.string(),
  }),
});

export const removeTempFile = defineEndpoint({
  method: "post",
  path: "fileuploader/remove_temp_file",
  summary: "Throw away a file of one's own that no record uses yet",
  access: "signed-in",
  body: z.strictObject({ temp_file: z.string().min(1).max(191) }),
  answer: z.object({ removed: z.literal(1) }),
});
