import type { unit as english } from "../en/unit.ts";
import type { Texts } from "../texts.ts";

export const unit: Texts<typeof english> = {
  title: "Unit",
  lead: "Kamar atau alat suatu objek menurut namanya, dan keadaannya sekarang. Yang tidak dapat dipakai pada hari tertentu ditutup di halaman Penutupan.",
  onlyCounted: "{{count}} unit ({{unit}}), tanpa nama",
  onlyCountedText:
    "Unit dapat dipesan seperti adanya. Dengan nama, Anda dapat mencatat yang dipakai, perlu dibersihkan, atau rusak, dan menyerahkannya menurut nama.",
  nameThem: "Beri nama unit",
  changeNames: "Ubah, tambah, atau hapus nama",
  units: "{{count}} unit ({{unit}})",
  name: "Nama unit",
  nameLead:
    "Jumlah nama adalah jumlah yang dapat dipesan. Unit yang pernah diserahkan tetap dikenal pada pesanan lama.",
  names: "Nama atau nomor",
  namesHint: "Dipisahkan koma atau baris; 101–124 berarti semua nomor di antaranya",
  fromFile: "Dari berkas (csv, satu nama tiap baris)",
  counted: "Tanpa nama: {{count}} unit ({{unit}}) hanya dihitung.",
  asMany: "{{count}} nama, sama dengan jumlah unit ({{unit}}).",
  other: "{{count}} nama: objek akan memiliki {{count}} unit ({{unit}}), sebelumnya {{before}}.",
  save: "Simpan",
  back: "Kembali",
  named: "Objek memiliki {{count}} unit.",
  stateOf: "Keadaan {{name}}",
  noteOf: "Catatan {{name}}",
  note: "Catatan",
  saveOf: "Simpan {{name}}",
  saved: "{{name}} disimpan.",
  changedBefore: "{{name}} sudah diubah.",

  photos: {
    title_one: "{{count}} objek belum ditawarkan kepada warga: fotonya kurang",
    title_other: "{{count}} objek belum ditawarkan kepada warga: fotonya kurang",
    oneTitle: "Objek ini belum ditawarkan kepada warga: fotonya kurang",
    text_one:
      "Setiap objek perlu sedikitnya {{count}} foto. Pesanan yang sudah ada dan pemesanan di loket tetap berjalan.",
    text_other:
      "Setiap objek perlu sedikitnya {{count}} foto. Pesanan yang sudah ada dan pemesanan di loket tetap berjalan.",
    missing_one: "{{has}} dari {{least}} foto, kurang {{count}}.",
    missing_other: "{{has}} dari {{least}} foto, kurang {{count}}.",
    add: "Tambah foto",
    more_one: "Dan {{count}} objek lainnya.",
    more_other: "Dan {{count}} objek lainnya.",
  },
};
