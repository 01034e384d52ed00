import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { bookingEntity } from "./booking.rights.ts";

/**
 * A customer with an account, for a walk-in order, by exactly their phone, e-mail address or identity number. One or none is answered,
 * with the name masked: enough to ask the person at the counter whether it is them, and nothing else of the account.
 */
export const findCustomer = defineEndpoint({
  method: "post",
  path: "booking/nasabah",
  summary: "Find a customer for a walk-in order",
  access: { pages: bookingKinds.map((kind) => `${bookingEntity[kind]}/pesan`) },
  // Sent in the body: addresses end up in logs.
  body: z.strictObject({ cari: z.string().trim().min(5).max(160) }),
  answer: z.object({
    nasabah: z
      .object({
        /** `B*** C***` */
        nama: z.string(),
        /** What the order takes instead of a number; for this manager only, and not for long. */
        tandapemesan: z.string(),
        berlakusampai: z.iso.datetime(),
      })
      .nullable(),
  }),
});
