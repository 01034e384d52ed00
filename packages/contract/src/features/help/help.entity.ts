import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, optional, richText, select, text } from "../../define/field.ts";

/** What a help text is about: the steps of a booking in their order, then the terms. */
export const helpParts = [
  { value: "cari", label: { en: "Finding", id: "Mencari" } },
  { value: "pilih", label: { en: "Choosing", id: "Memilih" } },
  { value: "pesan", label: { en: "Ordering", id: "Memesan" } },
  { value: "lengkapi", label: { en: "Filling in the details", id: "Mengisi kelengkapan" } },
  { value: "bayar", label: { en: "Paying", id: "Membayar" } },
  { value: "pakai", label: { en: "Using what was booked", id: "Memakai" } },
  { value: "ubah", label: { en: "Changing, cancelling, refunds", id: "Mengubah, membatalkan, pengembalian uang" } },
  { value: "syarat", label: { en: "Terms of use", id: "Syarat dan ketentuan" } },
] as const;

const shownWith = {
  en: "Visitors who read English see the Indonesian text until heading and text are both here",
  id: "Pembaca bahasa Inggris melihat teks bahasa Indonesia sampai judul dan isi bahasa Inggris keduanya terisi",
};

/** Questions with their answers and the terms, as citizens read them; written by the super user. */
export const bantuan = defineEntity({
  name: "bantuan",
  title: { en: "Help texts", id: "Teks Bantuan" },
  singular: { en: "help text", id: "teks bantuan" },
  key: ["id"],
  label: "judul",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    bagian: select({ en: "Part", id: "Bagian" }, helpParts),
    urutan: integer({ en: "Place within the part", id: "Urutan dalam bagian" }, { min: 1, max: 999 }),
    judul: text({ en: "Question or heading in Indonesian", id: "Pertanyaan atau judul (bahasa Indonesia)" }, 160, {
      unique: ["bagian"],
      language: "id",
    }),
    isi: richText({ en: "Text in Indonesian", id: "Isi (bahasa Indonesia)" }, { language: "id" }),
    judulen: optional(
      text({ en: "Question or heading in English", id: "Pertanyaan atau judul (bahasa Inggris)" }, 160, {
        hint: shownWith,
        language: "en",
      }),
    ),
    isien: optional(richText({ en: "Text in English", id: "Isi (bahasa Inggris)" }, { language: "en" })),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  unique: ["bagian", "judul"],
  uniqueIndexes: { bantuan_bagian_judul_key: "judul" },
  columns: ["id", "bagian", "urutan", "judul", "judulen", "date_updated"],
  form: ["bagian", "urutan", "judul", "isi", "judulen", "isien"],
  filters: ["bagian"],
  search: ["judul", "judulen"],
  sort: ["id", "bagian", "urutan", "judul", "date_updated"],
  pages: standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
});
