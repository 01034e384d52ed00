import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { country } from "../policy/policy.place.ts";
import { mapCall, mostOnMap } from "./booking.map.ts";
import { catalogueCard, searchCatalogue } from "./catalogue.endpoints.ts";

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);

/** What a search of the catalogue finds, by place: the same objects in the same order, those whose place is known. */
export const catalogueMap = defineEndpoint({
  ...mapCall,
  summary: "Places of what a search of the catalogue finds",
  access: "public",
  query: searchCatalogue.query.omit({ limit: true, lanjut: true, bebas: true }),
  answer: z.object({
    records: z
      .array(
        catalogueCard
          .omit({ lokasialamat: true, pemdaname: true, skpdname: true })
          .extend({ lintang: within(country.lintang), bujur: within(country.bujur) }),
      )
      .max(mostOnMap),
    more: z.boolean().meta({ description: `There are more than the first ${mostOnMap}` }),
    tanpatempat: z.int().meta({ description: "How many others match whose place isn't known, counted up to 1,000" }),
    /** As in the search itself. */
    ejaan: searchCatalogue.answer.shape.ejaan,
  }),
});
