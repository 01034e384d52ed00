import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { lines, rupiah } from "../../define/field.ts";
import { sessionNames } from "../booking/booking.interval.ts";
import { tariffUnits } from "../catalog/catalog.kinds.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { decidePage, proposePage, tariffPage } from "./tariff.pages.ts";
import { tariffStates } from "./tariff.rules.ts";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const byId = z.object({ id });
const instant = z.iso.datetime();
const remark = lines(1000);
const entity = "mst_objectretribusi";

/** Whose tariff it is; days are local to the object. */
const tariffObject = z.object({
  objectid: z.int(),
  objectname: z.string(),
  subobjectname: z.string().nullable(),
  idpemda: z.int(),
  skpdname: z.string(),
  satuanobject: z.string(),
  satuantarif: z.enum(tariffUnits),
  /** The general tariff that it is shown with, rupiah; `null` where nobody can order. */
  tarif: z.int().nullable(),
  /** Today, where it stands. */
  hariini: z.iso.date(),
});
export type TariffObject = z.output<typeof tariffObject>;

/** One version with who proposed and who decided it. */
export const tariffRecord = z
  .object({
    id: z.int(),
    versi: z.int(),
    objek: tariffObject,
    kelompoktarif: z.enum(payerGroups),
    sesi: z.enum(sessionNames).nullable(),
    /** Rupiah per `satuantarif`. */
    tarif: rupiah,
    satuantarif: z.enum(tariffUnits),
    /** Only for a use that begins on a Saturday, a Sunday or a holiday. */
    khususlibur: z.boolean(),
    berlakumulai: z.iso.date(),
    berlakusampai: z.iso.date().nullable(),
    /** The regulation as it was cited when this was proposed, and where it can be read: at us, or where it is published. */
    dasarhukum: z.string(),
    tautan: z.string().nullable(),
    statustarif: z.enum(tariffStates),
    alasan: z.string().nullable(),
    catatan: z.string().nullable(),
    pengusul: z.string().nullable(),
    pemutus: z.string().nullable(),
    date_created: instant,
    tglputusan: instant.nullable(),
    /** What this group pays until then, and how much more it would be, in percent. */
    sekarang: z.object({ tarif: rupiah, persen: z.number().nullable() }).nullable(),
    /** Whether the reader proposed it: such a one is decided by somebody else, and withdrawn by the reader alone. */
    usulansendiri: z.boolean(),
  })
  .meta({ id: "TariffVersion" });
export type TariffRecord = z.output<typeof tariffRecord>;

export const listTariffs = defineEndpoint({
  method: "get",
  path: tariffPage,
  summary: "Versions of tariffs: of one object by their days, else the latest proposals first",
  access: { pages: [tariffPage, proposePage, decidePage] },
  query: z.strictObject({
    objectid: id.optional(),
    statustarif: z.enum(tariffStates).optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: z.object({ records: z.array(tariffRecord), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});

/** Throws NOT_FOUND for an object out of scope. */
export const viewTariffObject = defineEndpoint({
  method: "get",
  path: `${tariffPage}/:id`,
  summary: "The object whose tariffs are looked at",
  access: { pages: [tariffPage, proposePage, decidePage] },
  params: byId,
  answer: tariffObject,
});

export const listWithoutTariff = defineEndpoint({
  method: "get",
  path: `${entity}/tanpatarif`,
  summary: "Active objects that nobody can order, having no tariff with a legal basis",
  access: { pages: [tariffPage, proposePage, decidePage] },
  answer: z.object({
    records: z.array(tariffObject.extend({ diajukan: z.boolean() })),
    hasMore: z.boolean(),
  }),
});

/** `berlakumulai` is a midnight of the object's zone. Throws VALIDATION with the field that is wrong. */
export const proposeTariff = defineEndpoint({
  method: "post",
  path: `${entity}/usulkantarif/:id`,
  summary: "Propose a tariff of an object",
  access: { pages: [proposePage] },
  params: byId,
  body: z.strictObject({
    kelompoktarif: z.enum(payerGroups),
    sesi: z.enum(sessionNames).nullable(),
    satuantarif: z.enum(tariffUnits),
    /** By the hour and by session only. */
    khususlibur: z.boolean().default(false),
    tarif: rupiah,
    berlakumulai: z.iso.date(),
    berlakusampai: z.iso.date().nullable(),
    dasarhukumid: z.int().positive().max(2_147_483_647),
    alasan: remark.nullable(),
  }),
  answer: tariffRecord,
});
export type TariffProposal = z.output<typeof proposeTariff.body>;

const shown = z.strictObject({ versi: version });

/** By who proposed it, as long as nobody has decided. */
export const withdrawTariff = defineEndpoint({
  method: "post",
  path: `${entity}/tariktarif/:id`,
  summary: "Withdraw one's own proposal of a tariff",
  access: { pages: [proposePage] },
  params: byId,
  body: shown,
  answer: tariffRecord,
});

/** By somebody else than who proposed it. Throws ACTION_REFUSED with what stands against it, CONFLICT where it was decided meanwhile. */
export const approveTariff = defineEndpoint({
  method: "post",
  path: `${entity}/setujuitarif/:id`,
  summary: "Approve a proposed tariff, which ends the one before",
  access: { pages: [decidePage] },
  params: byId,
  body: shown,
  answer: tariffRecord,
});

export const refuseTariffProposal = defineEndpoint({
  method: "post",
  path: `${entity}/tolaktarif/:id`,
  summary: "Refuse a proposed tariff",
  access: { pages: [decidePage] },
  params: byId,
  body: shown.extend({ catatan: remark }),
  answer: tariffRecord,
});
