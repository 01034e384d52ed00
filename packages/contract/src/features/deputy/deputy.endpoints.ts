import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { line } from "../../define/field.ts";
import { deputyPage } from "./deputy.pages.ts";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const day = z.iso.date();
const entity = "tbl_kelompokpengelola";
const access = { pages: [deputyPage] } as const;

/** Rows that are listed, the latest first. */
export const mostStandIns = 100;
/** Longest note. */
export const longestNote = 255;

const group = { pengelolaid: z.int(), pengelolaname: z.string() };
/** Somebody who stands in, as it was entered. */
export const standInRecord = z
  .object({
    id: z.int(),
    versi: z.int(),
    ...group,
    digantikan: z.string(),
    pengganti: z.string(),
    /** First and last day, local to the region. */
    mulai: day,
    sampai: day,
    catatan: z.string().nullable(),
    /** Who entered it. */
    oleh: z.string().nullable(),
    keadaan: z.enum(["mendatang", "berjalan", "selesai"]),
  })
  .meta({ id: "StandIn" });
export type StandInRecord = z.output<typeof standInRecord>;

/** Who does somebody's work at this moment, over others who are away as well. */
const standingIn = z.object({ ...group, digantikan: z.string(), pengganti: z.string(), sampai: day });
export type StandingIn = z.output<typeof standingIn>;

const board = z.object({
  /** Groups in one's scope, by name, and the one that is shown; `null`: all of them. */
  kelompok: z.array(z.object(group)),
  pengelolaid: z.int().nullable(),
  hariini: day,
  /** Managers of the group that is shown, by name: who can be away, and who can stand in. */
  orang: z.array(z.object({ userid: z.int(), fullname: z.string() })),
  sekarang: z.array(standingIn),
  records: z.array(standInRecord),
  hasMore: z.boolean(),
});
export type DeputyBoard = z.output<typeof board>;

/** Throws NOT_FOUND for a group out of scope. */
export const viewDeputies = defineEndpoint({
  method: "get",
  path: deputyPage,
  summary: "Who stands in for whom in manager groups, the latest first",
  access,
  query: z.strictObject({ pengelolaid: id.optional() }),
  answer: board,
});

/** For whom the caller stands in at this moment. */
export const readOwnStandIns = defineEndpoint({
  method: "get",
  path: `${entity}/mewakili`,
  summary: "For whom one stands in at this moment",
  access,
  answer: z.object({ records: z.array(standingIn) }),
});

/** Throws NOT_FOUND for a group out of scope, VALIDATION with the field that is wrong. The same sent again answers the first. */
export const appointDeputy = defineEndpoint({
  method: "post",
  path: `${entity}/tunjukwakil/:id`,
  summary: "Name who stands in for somebody of a manager group, and when",
  access,
  params: z.object({ id }),
  body: z.strictObject({
    digantikan: id,
    pengganti: id,
    mulai: day,
    sampai: day,
    catatan: line(longestNote).nullable(),
  }),
  answer: standInRecord,
});
export type StandInWish = z.output<typeof appointDeputy.body>;

/** Ends at once; what hasn't begun is taken back. Throws CONFLICT where it has changed meanwhile or is over. */
export const endStandIn = defineEndpoint({
  method: "post",
  path: `${entity}/akhiriwakil/:id`,
  summary: "End somebody's standing in",
  access,
  params: z.object({ id }),
  body: z.strictObject({ versi: version }),
  answer: z.object({ berakhir: z.literal(true) }),
});
