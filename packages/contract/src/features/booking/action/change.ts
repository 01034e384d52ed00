import { z } from "zod";
import { payerGroups } from "../../revenue/revenue.payers.ts";
import { agreeAgain, defineAction, versi } from "../booking.action.ts";
import { afterArrival } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

export const change = defineAction({
  label: { en: "Change", id: "Ubah" },
  from: ["ordered", "complete", "submitted", "awaitingPayment"],
  to: "same",
  or: agreeAgain,
  by: ["staff"],
  address: "perubahanpesanan",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  input: z.strictObject({
    versi,
    namapemesan: part.name.exactOptional(),
    alamatpemesan: part.address.exactOptional(),
    notelp: part.telephone.exactOptional(),
    nokontak: part.telephone.nullable().exactOptional(),
    emailpemesan: part.mail.nullable().exactOptional(),
    namapengguna: part.name.exactOptional(),
    keperluan: part.purpose.exactOptional(),
    catatan: part.note.nullable().exactOptional(),
    jumlahunit: part.units.exactOptional(),
    kelompoktarif: z.enum(payerGroups).exactOptional(),
  }),
  refuse: afterArrival,
  ask: "page",
  look: "plain",
  aside: true,
});
