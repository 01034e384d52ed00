import { z } from "zod";
import { countAnswer } from "../../define/count.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";

/** What the side menu says beside its lines, and whose lines it leaves out. */
export const readMenu = defineEndpoint({
  method: "get",
  path: "account/menu",
  summary: "How much waits behind the lines of one's menu",
  access: "signed-in",
  answer: z.object({
    /** Kinds whose lines are shown: managers of none of a kind's objects and bookings have nothing to do there. */
    jenis: z.array(z.enum(bookingKinds)),
    /** How many wait on each page that is a worklist. */
    menunggu: z.array(countAnswer.extend({ page: z.string() })),
  }),
});
export type MenuFacts = z.output<typeof readMenu.answer>;
