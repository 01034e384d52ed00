import { errorKinds } from "@retribusi/contract/errors";
import { z } from "zod";
import type { ZodOpenApiContentObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";

const errorAnswer = z
  .object({
    error: z.object({
      code: z.literal(Object.keys(errorKinds)),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: "Error", description: "What every failed call answers; `message` is in the asked language." });

export const json = (schema: z.ZodType): { content: ZodOpenApiContentObject } => ({
  content: { "application/json": { schema } },
});

const failure = (id: string, description: string, extra: Partial<ZodOpenApiResponseObject> = {}) => ({
  id,
  description,
  ...json(errorAnswer),
  ...extra,
});

const later = z.string().meta({ description: "Seconds to wait before trying again" });

/** One description for each status of an error, shared by all calls. */
const failures = {
  "400": failure(
    "Invalid",
    "The request or one of its fields is not right; `fields` names each wrong one and its mend",
  ),
  "401": failure("Unauthenticated", "Nobody is signed in, the session has ended, or the password is wrong"),
  "403": failure("Forbidden", "Not open to the caller"),
  "404": failure("NotFound", "There is no such record, or none that the caller may see"),
  "405": failure("NotAllowed", "Records of this kind change in another way; the message names it"),
  "409": failure("Conflict", "The state of the data refuses it: used, taken, changed meanwhile, sold out"),
  "410": failure("Ended", "What lies between two calls, or a link, has run out or was used; begin again"),
  "413": failure("TooLarge", "The body or one of its files is too large"),
  "415": failure("FileFormat", "A file of another format than the ones that are taken"),
  "422": failure("TooManyRows", "More rows than the format takes"),
  "429": failure("TooManyRequests", "Too many attempts; `message` says how long to wait"),
  "500": failure("Internal", "An error of ours; it is logged under the answer's X-Request-Id"),
  "502": failure("SourceFailed", "The bank's service could not be used"),
  "503": failure("Busy", "Busy for a moment; trying again can help", {
    headers: z.object({ "Retry-After": later }),
  }),
} as const;

type Failure = keyof typeof failures;

const everywhere: readonly Failure[] = ["400", "401", "403", "404", "429", "500", "503"];

/** The answers of a call: what it promises, the errors every call may answer, and those of its own kind. */
export const answersWith = (
  content: ZodOpenApiContentObject,
  further: readonly Failure[] = [],
): ZodOpenApiResponsesObject => ({
  "200": { description: "Done", content },
  ...Object.fromEntries([...everywhere, ...further].map((status) => [status, failures[status]])),
});

export const answers = (schema: z.ZodType, further: readonly Failure[] = []): ZodOpenApiResponsesObject =>
  answersWith(json(schema).content, further);

/** What a call with a body may answer besides. */
export const writing: readonly Failure[] = ["409", "413", "415"];
