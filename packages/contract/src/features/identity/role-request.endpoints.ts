import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { lines } from "../../define/field.ts";
import { askableRoles, requestStates } from "./role-request.rules.ts";

const id = z.int().positive();
const option = z.object({ value: z.int(), label: z.string() });

/** `pemdaname`, `skpdname` and `pengelolaname` say where the role is to work, as far as it works for somebody in particular. */
export const roleRequest = z.object({
  id: z.int(),
  peran: z.string(),
  pemdaname: z.string().nullable(),
  skpdname: z.string().nullable(),
  pengelolaname: z.string().nullable(),
  alasan: z.string(),
  keadaan: z.enum(requestStates),
  date_created: z.iso.datetime(),
  tglputus: z.iso.datetime().nullable(),
  alasanputus: z.string().nullable(),
});
export type RoleRequest = z.output<typeof roleRequest>;

/** One's latest requests, the newest first, and the roles that may be asked for now. */
const ownRequests = z.object({ permintaan: z.array(roleRequest), peran: z.array(z.enum(askableRoles)) });
export type OwnRequests = z.output<typeof ownRequests>;

const access = { pages: ["account/peran"] } as const;

export const listOwnRequests = defineEndpoint({
  method: "get",
  path: "account/peran",
  summary: "One's own requests for roles, and the roles that may be asked for",
  access,
  answer: ownRequests,
});

/** Names of regions, of the agencies of one and of the manager groups of one: what a request may name. */
export const rolePlaces = defineEndpoint({
  method: "get",
  path: "account/peran/tempat",
  summary: "Where a role that is asked for may work",
  access,
  query: z.strictObject({
    pemdaid: z.coerce.number().int().positive().optional(),
    skpdid: z.coerce.number().int().positive().optional(),
  }),
  answer: z.object({ pemdaid: z.array(option), skpdid: z.array(option), pengelolaid: z.array(option) }),
});

/** `alasan`: who one is and what the role is for, for whoever decides. */
export const askForRole = defineEndpoint({
  method: "post",
  path: "account/peran",
  summary: "Ask for a role; one request at a time",
  access,
  body: z.strictObject({
    peran: z.enum(askableRoles),
    pemdaid: id.nullable().exactOptional(),
    skpdid: id.nullable().exactOptional(),
    pengelolaid: id.nullable().exactOptional(),
    alasan: lines(500),
  }),
  answer: ownRequests,
});

/** Answers CONFLICT when it was decided meanwhile. */
export const withdrawRequest = defineEndpoint({
  method: "post",
  path: "account/peran/tarik",
  summary: "Withdraw one's own open request for a role",
  access,
  body: z.strictObject({ id }),
  answer: ownRequests,
});
