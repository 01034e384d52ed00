import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { lines } from "../../define/field.ts";
import { caseCount, colleagues } from "./settlement.record.ts";

/** The number of a case, in an address. */
export const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const fileId = z.int().positive().max(2_147_483_647);
export const remark = lines(1000);

/** `versi` is that of the case as it was shown. */
export const shownCase = z.strictObject({ versi: version });

const pageOf = {
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
};

/** What a worklist may be asked for; `urutan` is by age. */
export const worklistQuery = z.strictObject({
  ...pageOf,
  /** Only those whose `penanggungjawab` this is; `0` is nobody's. */
  penanggungjawab: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  /** Older than so many days. */
  lebih: z.coerce.number().int().min(0).max(3650).optional(),
});

/** Calls that both worklists have: how many are open, who may get a case, giving it away, saying something about it. */
export const caseCalls = <P extends string, A extends z.ZodType>(
  page: P,
  pages: readonly string[],
  what: string,
  answer: A,
) => ({
  count: defineEndpoint({
    method: "get",
    path: `${page}/count`,
    summary: `How many ${what} are open`,
    access: { pages },
    answer: caseCount,
  }),
  colleagues: defineEndpoint({
    method: "get",
    path: `${page}/rekan/:id`,
    summary: `Colleagues who may look after one of the ${what}`,
    access: { pages },
    params: byId,
    answer: colleagues,
  }),
  /** To a colleague who sees it, or to oneself. */
  assign: defineEndpoint({
    method: "post",
    path: `${page}/tugaskan/:id`,
    summary: `Give one of the ${what} to a colleague`,
    access: { pages },
    params: byId,
    body: shownCase.extend({ userid: z.int().positive().max(2_147_483_647) }),
    answer,
  }),
  /** A note, with a file of one's own that was uploaded before. */
  note: defineEndpoint({
    method: "post",
    path: `${page}/catatan/:id`,
    summary: `Note something about one of the ${what}, with a file`,
    access: { pages },
    params: byId,
    body: shownCase.extend({ catatan: remark, berkasid: fileId.optional() }),
    answer,
  }),
});
