import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { mostPhotos } from "./catalog.photos.ts";

const shortOfPhotos = z
  .object({
    objectid: z.int(),
    objectname: z.string(),
    subobjectname: z.string().nullable(),
    jumlahfoto: z.int(),
    /** How many more it needs to be offered to citizens. */
    kurang: z.int(),
  })
  .meta({ id: "ShortOfPhotos" });
export type ShortOfPhotos = z.output<typeof shortOfPhotos>;

/** Those with the fewest photos first, or one object alone. */
export const listShortOfPhotos = defineEndpoint({
  method: "get",
  path: "mst_objectretribusi/kurangfoto",
  summary: "Active objects that citizens aren't offered until photos are added",
  access: { pages: ["mst_objectretribusi/view"] },
  query: z.object({ objectid: z.coerce.number().int().positive().max(2_147_483_647).optional() }),
  answer: z.object({
    /** Photos that an object has at least. */
    minimalfoto: z.int(),
    records: z.array(shortOfPhotos),
    num: z.int(),
  }),
});

export const weighPhotos = defineEndpoint({
  method: "get",
  path: "system/pengaturan/foto",
  summary:
    "How many offered objects would vanish from the catalogue, and come back to it, if so many photos were asked for",
  access: { pages: ["system/pengaturan"], whole: "system" },
  query: z.object({ minimalfoto: z.coerce.number().int().min(0).max(mostPhotos) }),
  answer: z.object({
    /** Offered as things are. */
    ditawarkan: z.int(),
    hilang: z.int(),
    kembali: z.int(),
  }),
});
