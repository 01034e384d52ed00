import { z } from "zod";
import { documentKinds } from "../../policy/policy.documents.ts";
import { defineAction, versi } from "../booking.action.ts";
import { afterArrival } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

export const documents = z.array(z.strictObject({ berkasid: z.int().positive(), jenis: z.enum(documentKinds) })).max(5);

export const complete = defineAction({
  label: { en: "Fill in details", id: "Isi kelengkapan" },
  from: ["ordered", "complete"],
  to: "complete",
  by: ["owner", "manager"],
  address: {
    penginapan: ["isi_kelengkapan", "isi_kelengkapan_nsb"],
    gedung: ["kelengkapan", "kelengkapan_nsb"],
    alat: ["kelengkapan", "kelengkapan_nsb"],
  },
  pages: ["kelengkapan", "kelengkapan_nsb"],
  input: z.strictObject({
    versi,
    /** Left out: as the booking has it, else as the account of whoever orders for themselves. */
    noidentitas: part.identity.optional(),
    alamatpemesan: part.address,
    notelp: part.telephone,
    nokontak: part.telephone.nullable().optional(),
    namapengguna: part.name,
    keperluan: part.purpose,
    dokumen: documents.optional(),
  }),
  refuse: afterArrival,
  ask: "page",
  look: "plain",
});
