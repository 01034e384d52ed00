import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { helpParts } from "./help.entity.ts";

const helpText = z.object({
  id: z.int(),
  bagian: z.enum(helpParts.map(({ value }) => value)),
  judul: z.string(),
  /** Rich text, as the server has cleaned it. */
  isi: z.string(),
  /** Null where nobody has written it in English. */
  judulen: z.string().nullable(),
  isien: z.string().nullable(),
  date_updated: z.iso.datetime(),
});
export type HelpText = z.output<typeof helpText>;

/** In the order in which they are read. */
export const helpTexts = defineEndpoint({
  method: "get",
  path: "help/texts",
  summary: "Questions and answers by step, and the terms of use, in both languages",
  access: "public",
  answer: z.object({ records: z.array(helpText) }),
});

const helpContact = z.object({
  pengelolaid: z.int(),
  pengelolaname: z.string(),
  skpdname: z.string(),
  pemdaname: z.string(),
  notelp: z.string().nullable(),
  /** The group's own, or that of its agency. */
  alamat: z.string().nullable(),
  /** Of the regional government. */
  email: z.string().nullable(),
});
export type HelpContact = z.output<typeof helpContact>;

export const helpContacts = defineEndpoint({
  method: "get",
  path: "help/contacts",
  summary: "How the managers of everything that is on offer are reached, of all regions or of one",
  access: "public",
  query: z.strictObject({
    idpemda: z.coerce
      .number()
      .int()
      .positive()
      .max(2 ** 31)
      .optional(),
  }),
  answer: z.object({
    /** The regions that can be chosen. */
    regions: z.array(z.object({ idpemda: z.int(), pemdaname: z.string() })),
    records: z.array(helpContact),
    /** There are more managers than one answer tells: choose a region. */
    hasMore: z.boolean(),
  }),
});
