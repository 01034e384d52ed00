import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";

/** What a call to the bank's service came to. `failed`: it answered, but with an error of its own or something else. */
export const connectionResults = [
  "reached",
  "unauthorised",
  "not_found",
  "refused",
  "unknown_host",
  "timeout",
  "redirected",
  "untrusted",
  "failed",
] as const;

export const testConnection = defineEndpoint({
  method: "post",
  path: "system/test_connection/:id",
  summary: "Call the bank's service of a saved connection with its authorisation and tell what came of it",
  access: { pages: ["system/edit"] },
  params: z.object({ id: z.string() }),
  answer: z.object({
    result: z.enum(connectionResults),
    /** The address that was called. */
    address: z.string(),
    /** HTTP status, when there was an answer. */
    status: z.int().nullable(),
    milliseconds: z.int(),
    /** Whether an authorisation is stored and was sent. */
    isAuthorised: z.boolean(),
  }),
});
