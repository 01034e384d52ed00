import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";

/**
 * The guest stays longer than was booked: `tambahan` more units of the tariff, at the booking's own tariff, with the payer's consent. What it
 * adds to the price is asked for by a supplementary bill.
 */
export const extend = defineAction({
  label: { en: "Extend", id: "Perpanjang" },
  from: ["paid", "inUse"],
  to: "same",
  by: ["manager"],
  address: "perpanjang",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  input: z.strictObject({ versi, tambahan: part.added, setuju: z.literal(true) }),
  refuse: ({ satuantarif }) => (satuantarif === "kegiatan" ? "SESSION_ENDS" : undefined),
  ask: "extension",
  look: "plain",
});
