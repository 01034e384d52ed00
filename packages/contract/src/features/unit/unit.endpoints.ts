import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { line } from "../../define/field.ts";
import { unitPage } from "./unit.pages.ts";
import { longestName, mostUnits, unitStates } from "./unit.rules.ts";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const byId = z.object({ id });
const entity = "mst_objectretribusi";
const access = { pages: [unitPage] } as const;

const unit = z.object({
  id: z.int(),
  versi: z.int(),
  nomor: z.string(),
  keadaan: z.enum(unitStates),
  catatan: z.string().nullable(),
});
export type Unit = z.output<typeof unit>;

/** An object with its units: without any they are only counted. */
const objectUnits = z
  .object({
    objectid: z.int(),
    objectname: z.string(),
    subobjectname: z.string().nullable(),
    jumlahobject: z.int(),
    satuanobject: z.string(),
    unit: z.array(unit),
  })
  .meta({ id: "ObjectUnits" });
export type ObjectUnits = z.output<typeof objectUnits>;

export const viewUnits = defineEndpoint({
  method: "get",
  path: `${unitPage}/:id`,
  summary: "The units of an object, by name",
  access,
  params: byId,
  answer: objectUnits,
});

/**
 * All names, in their order; `jumlahobject` becomes their number, and none at all makes the units counted again. Throws VALIDATION where
 * more units are booked at the same time than there would be, or one that is in use would go.
 */
export const nameUnits = defineEndpoint({
  method: "post",
  path: `${entity}/namaiunit/:id`,
  summary: "Name the units of an object",
  access,
  params: byId,
  body: z.strictObject({ nomor: z.array(line(longestName)).max(mostUnits) }),
  answer: objectUnits,
});

export const setUnitState = defineEndpoint({
  method: "post",
  path: `${entity}/keadaanunit/:id`,
  summary: "Say what a unit is like now",
  access,
  params: byId,
  body: z.strictObject({ versi: version, keadaan: z.enum(unitStates), catatan: line(255).nullable() }),
  answer: objectUnits,
});
