import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { oneLine, visible } from "../../define/pattern.ts";
import { viewPages, viewSources } from "./report.sources.ts";
import { ranges } from "./schedule.rules.ts";

const access = { pages: viewPages } as const;

const title = z.string().trim().min(1).max(100).regex(visible).regex(oneLine);

/** As in the address of the screen: `dari=2026-01-01`, `filter[statusbooking]=50`. */
const question = z.record(z.string().max(64), z.string().max(1000));

const source = z.enum(viewSources);

const view = z.object({
  id: z.int(),
  sumber: source,
  judul: z.string(),
  /** What of the question can be asked today, without the days of a view that moves on with the calendar. */
  permintaan: question,
  /** Days that move on with the calendar; null for the days of the question itself. */
  periode: z.enum(ranges).nullable(),
  dibagikan: z.boolean(),
  /** Who shares it; null for one's own. */
  pemilik: z.string().nullable(),
  /** What of it can no longer be asked, and why. */
  masalah: z.array(z.object({ nama: z.string(), nilai: z.string(), alasan: z.string() })),
});
export type ReportView = z.output<typeof view>;

const key = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const listViews = defineEndpoint({
  method: "get",
  path: "report/tampilan",
  summary: "One's own views of a report, then those that colleagues of the same place share",
  access,
  query: z.strictObject({ sumber: source }),
  answer: z.object({ records: z.array(view) }),
});

export const saveView = defineEndpoint({
  method: "post",
  path: "report/tampilan",
  summary: "Keep a question under a name",
  access,
  body: z.strictObject({
    sumber: source,
    judul: title,
    permintaan: question,
    periode: z.enum(ranges).nullable(),
    dibagikan: z.boolean(),
  }),
  answer: view,
});

export const changeView = defineEndpoint({
  method: "post",
  path: "report/tampilan/:id",
  summary: "Rename a view of one's own, ask something else with it, share it or no longer",
  access,
  params: key,
  body: z.strictObject({
    judul: title.exactOptional(),
    permintaan: question.exactOptional(),
    periode: z.enum(ranges).nullable().exactOptional(),
    dibagikan: z.boolean().exactOptional(),
  }),
  answer: view,
});

export const removeView = defineEndpoint({
  method: "delete",
  path: "report/tampilan/:id",
  summary: "Remove a view of one's own",
  access,
  params: key,
  answer: z.object({ deleted: z.literal(1) }),
});
