import { z } from "zod";
import { email, lines, longText, nik, phone, rupiah, text } from "../../define/field.ts";
import { pattern, words } from "../../define/pattern.ts";
import { documentKinds } from "./booking.documents.ts";
import { intervalChoice } from "./booking.interval.ts";
import { payerGroups } from "./booking.price.ts";

/** The version of the booking that the form showed; a booking that changed since answers CONFLICT. */
const versi = z.int().min(0);
const someRupiah = rupiah.min(1, words({ en: "At least 1 rupiah.", id: "Paling sedikit 1 rupiah." }));
const label = { en: "", id: "" };
const note = longText(label, 1000).schema;
const name = text(label, 120).schema;
const address = longText(label, 255).schema;
const purpose = text(label, 255).schema;
const units = z.int().min(1).max(9999);
const telephone = phone(label).schema;
const identity = nik(label).schema;

/** What every order says. `kunci` is made once by the form: the same key again answers the first booking. */
const orderBase = {
  kunci: z.uuid(),
  objectid: z.int().positive(),
  waktu: intervalChoice,
  jumlahunit: units,
  kelompoktarif: z.enum(payerGroups),
  /** The total that the form showed, in rupiah. */
  totalbiaya: rupiah,
  catatan: note.nullable().optional(),
};

/** A customer's own order: name and contact come from the account. */
export const customerOrder = z.strictObject(orderBase);

/** A manager's order for somebody at the counter; with an account where `tandapemesan` names one that `findCustomer` found. */
export const walkInOrder = z.strictObject({
  ...orderBase,
  tandapemesan: z.string().max(1000).nullable().optional(),
  namapemesan: name,
  notelp: telephone.nullable().optional(),
  emailpemesan: email(label).schema.nullable().optional(),
});

/** Either of them; which one is taken depends on who orders. */
export const order = walkInOrder.partial({ namapemesan: true });

export const documents = z.array(z.strictObject({ berkasid: z.int().positive(), jenis: z.enum(documentKinds) })).max(5);

export const complete = z.strictObject({
  versi,
  noidentitas: identity,
  alamatpemesan: address,
  notelp: telephone,
  nokontak: telephone.nullable().optional(),
  namapengguna: name,
  keperluan: purpose,
  dokumen: documents.optional(),
});

/** `totalbiaya` is the price that was shown, `setuju` the accepted terms. */
export const customerConfirm = z.strictObject({ versi, totalbiaya: rupiah, setuju: z.literal(true) });
export const returnToCustomer = z.strictObject({ versi, catatan: note });
export const reject = z.strictObject({ versi, alasan: note });
export const confirm = z.strictObject({ versi });

export const change = z.strictObject({
  versi,
  namapemesan: name.exactOptional(),
  alamatpemesan: address.exactOptional(),
  notelp: telephone.exactOptional(),
  nokontak: telephone.nullable().exactOptional(),
  emailpemesan: email(label).schema.nullable().exactOptional(),
  namapengguna: name.exactOptional(),
  keperluan: purpose.exactOptional(),
  catatan: note.nullable().exactOptional(),
  jumlahunit: units.exactOptional(),
  kelompoktarif: z.enum(payerGroups).exactOptional(),
});

/** A reduction needs a decision: its number, date, attachment and amount in rupiah. */
export const discount = z.strictObject({
  versi,
  nomorsk: text(label, 120).schema,
  tglsk: z.iso.date(),
  berkasid: z.int().positive(),
  jumlah: someRupiah,
  alasan: address.nullable().optional(),
});
export const decideDiscount = z.strictObject({ versi, catatan: address.nullable().optional() });

export const reschedule = z.strictObject({ versi, waktu: intervalChoice, totalbiaya: rupiah });
export const cancel = z.strictObject({ versi, alasanpembatalan: lines(1000).min(10) });

export const billingId = z.string().regex(
  pattern(/^\d{16,18}$/, {
    en: "A billing id has 16 to 18 digits.",
    id: "Id billing terdiri atas 16 sampai 18 angka.",
  }),
);

/** A payment as the bank knows it; `waktutransaksi` is the bank's own time. */
export const pay = z.strictObject({
  idbilling: billingId,
  jumlah: someRupiah,
  waktutransaksi: z.iso.datetime({ offset: true }),
  referensi: text(label, 64).schema,
});

const unitLines = z
  .array(
    z.strictObject({
      nomorunit: z.int().min(1).max(9999),
      hourmeter: z.number().min(0).max(999_999_999).nullable().optional(),
      kondisi: text(label, 255).schema.nullable().optional(),
    }),
  )
  .max(100);

/** Equipment is handed over and taken back unit by unit. */
export const checkIn = z.strictObject({ versi, unit: unitLines.optional() });
export const finish = z.strictObject({ versi, unit: unitLines.optional() });
export const noShow = z.strictObject({ versi, catatan: note.nullable().optional() });

/** `setuju`: the customer has agreed to have the booking back. */
export const reinstate = z.strictObject({ versi, setuju: z.literal(true), catatan: note });
export const expire = z.strictObject({});
