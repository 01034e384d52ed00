import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { languages } from "../../define/label.ts";
import { roles } from "../../define/roles.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { letterReceivers } from "./breach.rules.ts";
import { privacyVersion } from "./privacy.rules.ts";

/** What was looked at: the identity number in full, the scan of a document, or the account itself at a counter. */
export const lookKinds = ["nik", "dokumen", "pencarian"] as const;
export type LookKind = (typeof lookKinds)[number];

const look = z.object({
  jenis: z.enum(lookKinds),
  /** The role that they acted in; null when the system doesn't know it any more. */
  peran: z.enum(roles).nullable(),
  /** Group, agency or region that they work for; no person's name. */
  kantor: z.string().nullable(),
  /** The booking that it stands in; null for the account. */
  bookingid: z.int().nullable(),
  jenisbooking: z.enum(bookingKinds).nullable(),
  /** First and latest look of the day (UTC) and how many there were. */
  pertama: z.iso.datetime(),
  terakhir: z.iso.datetime(),
  jumlah: z.int(),
});
export type Look = z.output<typeof look>;

/** Latest first; `halaman` counts from 1. */
export const listLooks = defineEndpoint({
  method: "get",
  path: "account/akses",
  summary: "Who of the staff has looked at one's own identity number or documents, when and what for",
  access: { pages: ["account/akses"] },
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.object({ records: z.array(look), hasMore: z.boolean() }),
});

/** Only the version that is in force can be agreed to: whoever read an older one is shown the new one. */
export const agreePrivacy = defineEndpoint({
  method: "post",
  path: "account/privasi",
  summary: "Agree to the privacy notice in force",
  access: "signed-in",
  body: z.strictObject({ privasiversi: z.literal(privacyVersion) }),
  answer: z.object({ privasiversi: z.string() }),
});

/** How long documents are kept, for the notice and the register; the rest is the same everywhere. */
export const privacyFacts = defineEndpoint({
  method: "get",
  path: "privacy/facts",
  summary: "Who is responsible, and the periods of this installation",
  access: "public",
  answer: z.object({
    namaorganisasi: z.string().nullable(),
    kontak: z.string().nullable(),
    retensidokumen: z.int(),
    retensikeamanan: z.int(),
  }),
});

export const breachLetter = defineEndpoint({
  method: "get",
  path: "log_pelanggaran/surat/:id",
  summary: "The written notification of a breach as PDF, to the people concerned or to the authority",
  access: { pages: ["log_pelanggaran/surat"] },
  params: z.strictObject({ id: z.coerce.number().int().positive() }),
  query: z.strictObject({ penerima: z.enum(letterReceivers), bahasa: z.enum(languages).default("id") }),
  answer: z.file().mime("application/pdf"),
});
