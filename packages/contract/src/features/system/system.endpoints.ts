import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { email } from "../../define/field.ts";
import { organisationCall } from "./system.calls.ts";
import { settingFields } from "./system.settings.ts";

/** What a call to the bank's service came to. `failed`: it answered, but with an error of its own or something else. */
export const connectionResults = [
  "reached",
  "unauthorised",
  "not_found",
  "refused",
  "inside",
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
  access: { pages: ["system/edit"], whole: "system" },
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

const {
  namaorganisasi,
  logo,
  zonawaktu,
  smtpalamat,
  smtppengguna,
  smtpsandi,
  emailpengirim,
  batasdiam,
  batasjawab,
  minimalfoto,
  wajibduafaktor,
} = settingFields;

const {
  petaalamat,
  petaatribusi,
  kontakprivasi,
  retensidokumen,
  notelp,
  email: contactEmail,
  alamat,
  jamlayanan,
} = settingFields;

/** How the organisation is reached. */
const contactAnswer = {
  notelp: z.string().nullable(),
  email: z.string().nullable(),
  alamat: z.string().nullable(),
  jamlayanan: z.string().nullable(),
};

/** The map on which places are shown; none without an address. */
const mapAnswer = {
  /** Of a tile, with `{z}`, `{x}` and `{y}` in the place of zoom, column and row. */
  petaalamat: z.string().nullable(),
  petaatribusi: z.string().nullable(),
};

/** Whose installation this is: for the frame of every page, signed in or not. */
export const organisation = defineEndpoint({
  ...organisationCall,
  summary: "Name, logo, usual time zone, contact and map of the organisation",
  access: "public",
  answer: z.object({
    namaorganisasi: z.string().nullable(),
    logo: z.string().nullable(),
    zonawaktu: zonawaktu.schema,
    ...contactAnswer,
    ...mapAnswer,
  }),
});

export const settingsAnswer = z.object({
  /** Sent back with the next change. */
  versi: version,
  namaorganisasi: z.string().nullable(),
  logo: z.string().nullable(),
  ...contactAnswer,
  ...mapAnswer,
  zonawaktu: zonawaktu.schema,
  smtpalamat: z.string().nullable(),
  smtppengguna: z.string().nullable(),
  /** Empty when it is set, null when not; never the password. */
  smtpsandi: z.literal("").nullable(),
  emailpengirim: z.string().nullable(),
  kontakprivasi: z.string().nullable(),
  /** Days; null means the usual period. */
  retensidokumen: z.int().nullable(),
  /** Minutes after which an unused session of staff ends. */
  batasdiam: z.int().nullable(),
  /** Hours of working time; null means the usual ones. */
  batasjawab: z.int().nullable(),
  /** Photos that an object has at least before citizens are offered it; null or 0 means none. */
  minimalfoto: z.int().nullable(),
  wajibduafaktor: wajibduafaktor.schema,
  /** What the environment says about mail and is used while nothing is set here: the server without its password, and the sender. */
  lingkungan: z.object({ smtp: z.string().nullable(), pengirim: z.string() }),
});
export type Settings = z.output<typeof settingsAnswer>;

const access = { pages: ["system/pengaturan"], whole: "system" } as const;

export const getSettings = defineEndpoint({
  method: "get",
  path: "system/pengaturan",
  summary: "Settings of the organisation and of mail",
  access,
  answer: settingsAnswer,
});

/**
 * What is left out stays, `null` empties. Another mail server needs its password again. `versi` is that of the settings as they were
 * shown: CONFLICT tells what somebody else has changed since.
 */
export const editSettings = defineEndpoint({
  method: "post",
  path: "system/pengaturan",
  summary: "Change settings of the organisation and of mail",
  access,
  body: z.strictObject({
    versi: version,
    namaorganisasi: namaorganisasi.schema.exactOptional(),
    logo: logo.schema.exactOptional(),
    notelp: notelp.schema.exactOptional(),
    email: contactEmail.schema.exactOptional(),
    alamat: alamat.schema.exactOptional(),
    jamlayanan: jamlayanan.schema.exactOptional(),
    zonawaktu: zonawaktu.schema.exactOptional(),
    petaalamat: petaalamat.schema.exactOptional(),
    petaatribusi: petaatribusi.schema.exactOptional(),
    smtpalamat: smtpalamat.schema.exactOptional(),
    smtppengguna: smtppengguna.schema.exactOptional(),
    smtpsandi: smtpsandi.schema.exactOptional(),
    emailpengirim: emailpengirim.schema.exactOptional(),
    kontakprivasi: kontakprivasi.schema.exactOptional(),
    retensidokumen: retensidokumen.schema.exactOptional(),
    batasdiam: batasdiam.schema.exactOptional(),
    batasjawab: batasjawab.schema.exactOptional(),
    minimalfoto: minimalfoto.schema.exactOptional(),
    wajibduafaktor: wajibduafaktor.schema.exactOptional(),
  }),
  answer: settingsAnswer,
});

/** What sending a mail came to. `unset`: no mail server is known; `rejected`: the server didn't take sender or recipient. */
export const mailResults = [
  "sent",
  "unset",
  "unauthorised",
  "rejected",
  "refused",
  "unknown_host",
  "timeout",
  "untrusted",
  "failed",
] as const;

export const sendTestMail = defineEndpoint({
  method: "post",
  path: "system/pengaturan/testmail",
  summary: "Send a mail with the saved settings and tell what came of it",
  access,
  body: z.strictObject({ email: email({ en: "E-mail", id: "Surel" }).schema }),
  answer: z.object({
    result: z.enum(mailResults),
    /** The server's own words, where it had some. */
    detail: z.string().nullable(),
  }),
});
