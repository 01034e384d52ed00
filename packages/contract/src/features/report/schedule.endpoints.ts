import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { documentFormats } from "../../define/export.ts";
import { oneLine, pattern, visible } from "../../define/pattern.ts";
import { roles } from "../../define/roles.ts";
import { frequencies, lastMonthDay, ranges } from "./schedule.rules.ts";

export const schedulesPage = "report_trx_all/jadwal";
const access = { pages: [schedulesPage] } as const;

/** What came of the latest run for one recipient. */
export const sendResults = [
  /** Its document is being made; its mail waits to be sent; the mail server took it. */
  "disiapkan",
  "mengantre",
  "dikirim",
  /** The report had no row. */
  "kosong",
  /** The recipient lost the report, the role or the account; the owner did. */
  "hakhilang",
  "tanpapemilik",
  /** The mail server refused it for good; the document could not be made. */
  "ditolak",
  "gagal",
  /** The recipient wants it no longer. */
  "keluar",
] as const;
export type SendResult = (typeof sendResults)[number];

/** Most schedules of one person, and most recipients of one schedule. */
export const scheduleLimits = { own: 20, recipients: 30 } as const;

const role = z.enum(roles);
const userid = z.int().positive().max(2_147_483_647);

/** Somebody in one of their roles. */
const person = z.strictObject({ userid, peran: role });

const reportSource = z
  .string()
  .max(64)
  .regex(
    pattern(/^laporan\/[a-z_]+$/, {
      en: "Write laporan/ and the name of a report.",
      id: "Tulis laporan/ dan nama laporan.",
    }),
  );

const scheduleBody = z.strictObject({
  judul: z.string().min(1).max(120).regex(visible).regex(oneLine),
  sumber: reportSource,
  format: z.enum(documentFormats),
  /** That of the report without its period, which comes from `rentang`. */
  query: z.record(z.string().max(64), z.string().max(1000)),
  rentang: z.enum(ranges),
  kekerapan: z.enum(frequencies),
  /** Weekday from 1, Monday, to 7; day of the month up to 28; null for every day. */
  hari: z.int().min(1).max(lastMonthDay).nullable(),
  /** Hour on the clocks of each recipient's region. */
  jam: z.int().min(0).max(23),
  penerima: z.array(person).min(1).max(scheduleLimits.recipients),
});
export type ScheduleWish = z.output<typeof scheduleBody>;

const moment = z.iso.datetime().nullable();

const recipient = z.object({
  id: z.int(),
  userid: z.int(),
  nama: z.string(),
  peran: z.string(),
  /** Region, agency or manager group; null for who works for none. */
  tempat: z.string().nullable(),
  hasil: z.enum(sendResults).nullable(),
  /** What the mail server or the making of the document said; also while the mail is tried again. */
  keterangan: z.string().nullable(),
  /** The latest run, the latest mail that was taken, the next run. */
  terakhir: moment,
  terkirim: moment,
  berikut: moment,
  /** IANA zone of the clocks that the recipient's hour goes by. */
  zona: z.string(),
});
export type ScheduleRecipient = z.output<typeof recipient>;

const schedule = z.object({
  id: z.int(),
  judul: z.string(),
  sumber: z.string(),
  format: z.enum(documentFormats),
  rentang: z.enum(ranges),
  kekerapan: z.enum(frequencies),
  hari: z.int().nullable(),
  jam: z.int(),
  aktif: z.boolean(),
  pemilik: z.string(),
  /** What is asked of the report; only its owner is told. */
  query: z.record(z.string(), z.string()).nullable(),
  /** Its owner changes, stops, deletes and sends it; a recipient may leave it. */
  can: z.object({ change: z.boolean(), leave: z.boolean() }),
  /** Those the caller answers for: the owner's all, else the caller and who works in their place. */
  penerima: z.array(recipient),
});
export type Schedule = z.output<typeof schedule>;

const key = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const listed = z.object({ records: z.array(schedule), hasMore: z.boolean() });

export const listSchedules = defineEndpoint({
  method: "get",
  path: "report/jadwal",
  summary: "Regular reports: one's own, those one gets, and those that people of one's place get",
  access,
  answer: listed,
});

export const listColleagues = defineEndpoint({
  method: "get",
  path: "report/jadwal/rekan",
  summary: "Whom one may send a report regularly: oneself and who works in one's place",
  access,
  query: z.strictObject({ search: z.string().max(100).optional() }),
  answer: z.object({
    records: z.array(z.object({ userid: z.int(), nama: z.string(), peran: role, tempat: z.string().nullable() })),
    hasMore: z.boolean(),
  }),
});

export const addSchedule = defineEndpoint({
  method: "post",
  path: "report/jadwal",
  summary: "Have a report sent regularly",
  access,
  body: scheduleBody,
  answer: schedule,
});

export const changeSchedule = defineEndpoint({
  method: "post",
  path: "report/jadwal/:id",
  summary: "Change what is sent regularly, when and to whom",
  access,
  params: key,
  body: scheduleBody,
  answer: schedule,
});

export const turnSchedule = defineEndpoint({
  method: "post",
  path: "report/jadwal/:id/aktif",
  summary: "Stop a regular report, or have it sent again",
  access,
  params: key,
  body: z.strictObject({ aktif: z.boolean() }),
  answer: schedule,
});

export const sendSchedule = defineEndpoint({
  method: "post",
  path: "report/jadwal/:id/kirim",
  summary: "Send a regular report now, beside its days",
  access,
  params: key,
  answer: schedule,
});

export const leaveSchedule = defineEndpoint({
  method: "post",
  path: "report/jadwal/:id/keluar",
  summary: "No longer get a regular report",
  access,
  params: key,
  answer: z.object({ left: z.literal(1) }),
});

export const removeSchedule = defineEndpoint({
  method: "delete",
  path: "report/jadwal/:id",
  summary: "Delete a regular report",
  access,
  params: key,
  answer: z.object({ deleted: z.literal(1) }),
});
