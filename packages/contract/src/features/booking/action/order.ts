import { z } from "zod";
import { rupiah } from "../../../define/field.ts";
import { payerGroups } from "../../revenue/revenue.payers.ts";
import { defineAction } from "../booking.action.ts";
import { never } from "../booking.facts.ts";
import * as part from "../booking.input.ts";
import { intervalChoice } from "../booking.interval.ts";

/** What every order says. `kunci` is made once by the form: the same key again answers the first booking. */
const base = {
  kunci: z.uuid(),
  objectid: z.int().positive(),
  waktu: intervalChoice,
  jumlahunit: part.units,
  kelompoktarif: z.enum(payerGroups),
  /** The total that the form showed, in rupiah. */
  totalbiaya: rupiah,
  catatan: part.note.nullable().optional(),
};

/** A customer's own order: name and contact come from the account. `tawaran` is a place in a waitlist whose units are offered. */
export const customerOrder = z.strictObject({ ...base, tawaran: part.waitid.optional() });

/** A manager's order for somebody at the counter; with an account where `tandapemesan` names one that `findCustomer` found. */
export const walkInOrder = z.strictObject({
  ...base,
  tandapemesan: z.string().max(1000).nullable().optional(),
  namapemesan: part.name,
  notelp: part.telephone.nullable().optional(),
  emailpemesan: part.mail.nullable().optional(),
});

/** Makes the booking. Which of the two bodies is taken depends on who orders. */
export const order = defineAction({
  label: { en: "Order", id: "Pesan" },
  from: [],
  to: "ordered",
  by: ["owner", "manager"],
  input: walkInOrder.partial({ namapemesan: true }).extend(customerOrder.pick({ tawaran: true }).shape),
  refuse: never,
});
