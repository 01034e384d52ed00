import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { pattern } from "../../define/pattern.ts";

const id = z.int().positive().max(2_147_483_647);
const moment = z.iso.datetime();

/** Browsers of a person that are told of notices; beyond that the one that was used least recently makes way. */
export const mostDevices = 10;

const device = z
  .object({
    id: z.int(),
    /** As the browser calls itself; null where it says nothing. */
    browser: z.string().nullable(),
    sistem: z.string().nullable(),
    date_created: moment,
    /** Latest message that it took, or latest opening of the application on it. */
    terakhir: moment,
    /** The browser that asks. */
    ini: z.boolean(),
  })
  .meta({ id: "PushDevice" });
export type PushDevice = z.output<typeof device>;

/** `kunci`: our public key, with which a browser asks its push service; null where this installation sends nothing. */
export const listPushDevices = defineEndpoint({
  method: "get",
  path: "account/push",
  summary: "Browsers on which one is told of notices, and the public key to ask a push service with",
  access: "signed-in",
  answer: z.object({ kunci: z.string().nullable(), records: z.array(device) }),
});
export type PushDevices = z.output<typeof listPushDevices.answer>;

const notFromBrowser = {
  en: "This was not made by a browser. Please switch notifications on again on this device.",
  id: "Ini tidak dibuat oleh peramban. Aktifkan kembali notifikasi di perangkat ini.",
};

/**
 * Tells this browser from now on, or goes on telling it at another address. VALIDATION where the address isn't that of a push service,
 * where nothing is sent, or for a key that no browser has made.
 */
export const keepPushDevice = defineEndpoint({
  method: "post",
  path: "account/push",
  summary: "Be told of notices on this browser",
  access: "signed-in",
  body: z.strictObject({
    /** At the push service of the browser. */
    alamat: z.url().max(1000),
    /** Uncompressed point of P-256, in base64url. */
    kuncipublik: z.string().regex(pattern(/^B[\w-]{86}$/, notFromBrowser)),
    /** Sixteen bytes, in base64url. */
    rahasia: z.string().regex(pattern(/^[\w-]{22}$/, notFromBrowser)),
  }),
  answer: z.object({ record: device }),
});
export type PushWish = z.output<typeof keepPushDevice.body>;

/** Nothing is sent to it any more; the same whether or not it was one's own. */
export const removePushDevice = defineEndpoint({
  method: "delete",
  path: "account/push/:id",
  summary: "Be told no more on one of one's browsers",
  access: "signed-in",
  params: z.strictObject({ id: z.coerce.number().pipe(id) }),
  answer: z.object({ dilepas: z.literal(true) }),
});
