import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, longText, reference, related, select } from "../../define/field.ts";
import { system } from "../system/system.entity.ts";

/** Where a bill is paid at a bank, in the order in which they are shown. */
export const payChannels = [
  { value: "mobile", label: { en: "Mobile banking", id: "Mobile banking" } },
  { value: "atm", label: { en: "ATM", id: "ATM" } },
  { value: "internet", label: { en: "Internet banking", id: "Internet banking" } },
  { value: "teller", label: { en: "Teller of the bank", id: "Teller bank" } },
  { value: "banklain", label: { en: "From another bank", id: "Dari bank lain" } },
  { value: "qris", label: { en: "QRIS", id: "QRIS" } },
] as const;
export type PayChannel = (typeof payChannels)[number]["value"];

const hint = {
  en: "One step a line. {idbilling} becomes the number of the bill, {jumlah} its amount.",
  id: "Satu langkah per baris. {idbilling} menjadi nomor tagihan, {jumlah} jumlahnya.",
};

/** How a bill is paid through a bank by one channel. What citizens read on their bill. */
export const caraBayar = defineEntity({
  name: "cara_bayar",
  title: { en: "Ways to pay", id: "Cara Bayar" },
  singular: { en: "way to pay", id: "cara bayar" },
  key: ["id"],
  label: "kanal",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    systemid: reference({ en: "Bank connection", id: "Koneksi bank" }, system),
    sebutan: related("systemid", system, "sebutan"),
    kanal: select({ en: "Channel", id: "Kanal" }, payChannels),
    langkah: longText({ en: "Steps in Indonesian", id: "Langkah (bahasa Indonesia)" }, 2000, { hint, language: "id" }),
    langkahen: longText({ en: "Steps in English", id: "Langkah (bahasa Inggris)" }, 2000, { hint, language: "en" }),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: ["id", "sebutan", "kanal", "langkah", "langkahen"],
  form: ["systemid", "kanal", "langkah", "langkahen"],
  filters: ["systemid", "kanal"],
  search: ["langkah", "langkahen"],
  sort: ["id", "kanal"],
  uniqueIndexes: { cara_bayar_systemid_kanal_key: "kanal" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
