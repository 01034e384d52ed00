import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, optional, reference, related, secret, select, text } from "../../define/field.ts";
import { system } from "../system/system.entity.ts";

/** Whose signature a key is for: the bank's own public key, the secret that the bank and we share, or our own private key. */
export const bankKeyKinds = [
  {
    value: "publik",
    label: { en: "Public key of the bank", id: "Kunci publik bank" },
    meaning: {
      en: "Proves that a sign-in, or a message without a token, is the bank's.",
      id: "Membuktikan bahwa permintaan token, atau pesan tanpa token, berasal dari bank.",
    },
  },
  {
    value: "rahasia",
    label: { en: "Shared secret (client secret)", id: "Rahasia bersama (client secret)" },
    meaning: {
      en: "Proves that inquiries, payments and notifications are the bank's.",
      id: "Membuktikan bahwa inquiry, pembayaran, dan pemberitahuan berasal dari bank.",
    },
  },
  {
    value: "privat",
    label: { en: "Private key of ours", id: "Kunci privat kita" },
    meaning: {
      en: "Signs what we ask the bank, whose public half the bank has. Needed where the bank keeps the bills or is asked for a payment.",
      id: "Menandatangani permintaan kita ke bank, yang menyimpan kunci publiknya. Diperlukan bila bank menyimpan tagihan atau ditanyai status pembayaran.",
    },
  },
] as const;

/** Keys of a bank connection. To change one, a new one is added before the old one ends: in between both are taken. */
export const kunciBank = defineEntity({
  name: "kunci_bank",
  title: { en: "Bank keys", id: "Kunci Bank" },
  singular: { en: "bank key", id: "kunci bank" },
  key: ["id"],
  label: "sidik",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    systemid: reference({ en: "Bank connection", id: "Koneksi bank" }, system),
    sebutan: related("systemid", system, "sebutan"),
    partnerid: related("systemid", system, "partnerid"),
    jenis: select({ en: "Kind", id: "Jenis" }, bankKeyKinds),
    nilai: secret(
      { en: "Key", id: "Kunci" },
      {
        hint: {
          en: "A public or private key as PEM (RSA, 2048 bits or more), or a secret of at least 16 characters",
          id: "Kunci publik atau privat dalam bentuk PEM (RSA, paling sedikit 2048 bit), atau rahasia paling sedikit 16 karakter",
        },
      },
    ),
    sidik: text({ en: "Fingerprint", id: "Sidik kunci" }, 32),
    berlakumulai: instant({ en: "Valid from", id: "Berlaku mulai" }),
    berlakusampai: optional(
      instant(
        { en: "Valid until", id: "Berlaku sampai" },
        { hint: { en: "Empty: until it is ended", id: "Kosong: sampai diakhiri" } },
      ),
    ),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: ["id", "sebutan", "partnerid", "jenis", "sidik", "berlakumulai", "berlakusampai", "nilai"],
  form: ["systemid", "jenis", "nilai", "berlakumulai", "berlakusampai"],
  filters: ["systemid", "jenis"],
  search: ["sidik"],
  sort: ["id", "berlakumulai"],
  order: { by: "id", type: "desc" },
  uniqueIndexes: { kunci_bank_systemid_jenis_sidik_key: "nilai" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], delete: [] }),
    edit: { verb: "edit", roles: [], form: ["berlakumulai", "berlakusampai"] },
  },
});
