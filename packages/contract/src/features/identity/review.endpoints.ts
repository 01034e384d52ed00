import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { lines } from "../../define/field.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { roleRequest } from "./role-request.endpoints.ts";

const access = { pages: ["userdata/peninjauan"] } as const;
const byId = z.object({ id: z.coerce.number().int().positive() });

/** The most that a queue shows of each kind; the oldest come first, and the numbers count all. */
export const reviewLimit = 50;

/** An account that waits for review, with what was entered. The identity number is masked; its page shows it, and logs that look. */
const waitingAccount = z.object({
  userid: z.int(),
  versi: version,
  username: z.string(),
  fullname: z.string(),
  email: z.string(),
  emailterverifikasi: z.iso.datetime().nullable(),
  notelp: z.string().nullable(),
  alamat: z.string().nullable(),
  noidentitas: z.string().nullable(),
  jenisakun: z.enum(["perorangan", "organisasi"]),
  namaorganisasi: z.string().nullable(),
  nib: z.string().nullable(),
  /** File name of the organisation's letter. */
  surat: z.string().nullable(),
  kelompoktarif: z.enum(payerGroups).nullable(),
  /** Names of the roles, in order. */
  peran: z.array(z.string()),
  date_created: z.iso.datetime(),
});
export type WaitingAccount = z.output<typeof waitingAccount>;

/** An open request with who asks: `dipegang` are the roles they hold, `sendiri` says that it is the reader's own. */
const openRequest = roleRequest.extend({
  userid: z.int(),
  username: z.string(),
  fullname: z.string(),
  email: z.string(),
  statusakun: z.int(),
  dipegang: z.array(z.string()),
  sendiri: z.boolean(),
});
export type OpenRequest = z.output<typeof openRequest>;

const queue = z.object({
  akun: z.array(waitingAccount),
  jumlahakun: z.int(),
  permintaan: z.array(openRequest),
  jumlahpermintaan: z.int(),
});
export type ReviewQueue = z.output<typeof queue>;

export const reviewQueue = defineEndpoint({
  method: "get",
  path: "userdata/peninjauan",
  summary: "Accounts that wait for review and open requests for roles, the oldest first",
  access,
  answer: queue,
});

export const reviewCount = defineEndpoint({
  method: "get",
  path: "userdata/peninjauan/count",
  summary: "How many accounts and requests wait for review",
  access,
  answer: z.object({ num: z.int(), akun: z.int(), permintaan: z.int() }),
});

/** Good for half an hour; the look is in the audit trail. */
export const openLetter = defineEndpoint({
  method: "get",
  path: "userdata/peninjauan/surat/:id",
  summary: "The address of an organisation's letter",
  access,
  params: byId,
  answer: z.object({ path: z.string() }),
});

const refuse = z.strictObject({ putusan: z.literal("tolak"), alasan: lines(500) });

/**
 * `versi` is that of the account as it was shown. `kelompoktarif`: the payer group that was proved. A refused account is not active, and
 * its owner gets the reason by mail. Answers CONFLICT, with who and when, to all but the first of several reviewers.
 */
export const decideAccount = defineEndpoint({
  method: "post",
  path: "userdata/peninjauan/akun/:id",
  summary: "Approve or refuse an account that waits for review",
  access,
  params: byId,
  body: z.discriminatedUnion("putusan", [
    z.strictObject({ putusan: z.literal("setuju"), versi: version, kelompoktarif: z.enum(payerGroups) }),
    refuse.extend({ versi: version }),
  ]),
  answer: z.object({ statusakun: z.int() }),
});

/** Approving gives the role and where it works in one step. Nobody decides on a request of their own. */
export const decideRequest = defineEndpoint({
  method: "post",
  path: "userdata/peninjauan/peran/:id",
  summary: "Approve or refuse a request for a role",
  access,
  params: byId,
  body: z.discriminatedUnion("putusan", [z.strictObject({ putusan: z.literal("setuju") }), refuse]),
  answer: z.object({ peran: z.array(z.string()) }),
});
