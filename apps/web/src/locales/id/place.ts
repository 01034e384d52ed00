import type { place as en } from "../en/place.ts";
import type { Texts } from "../texts.ts";

export const place: Texts<typeof en> = {
  mailsFail: "Surel kami ke {{email}} tidak sampai",
  mailsFailHint:
    "Server surel di sana tidak menerimanya. Periksa alamatnya; semua kabar untuk Anda ada di kotak masuk.",
  mailsFailChange: "Ubah alamat surel",
  emailWaits: "Alamat surel baru menunggu konfirmasi: {{email}}",
  link_sent: "Kami telah mengirim tautan ke alamat itu.",
  link_late:
    "Server surel kami saat ini tidak menjawab sehingga surel berisi tautan tiba kemudian. Anda tidak perlu memintanya lagi.",
  link_failed:
    "Surel tidak dapat dikirim. Hubungi administrator sistem untuk keterangan lebih lanjut. Surel berisi tautan tersimpan dan dikirim begitu surel dapat dikirim.",
  emailStays:
    "Alamat Anda sekarang tetap berlaku sampai tautan dibuka dan tombolnya ditekan. Tautan berlaku hingga {{until}}.",
  linkSent: "Tautan verifikasi surel telah dikirim",
  linkAgain: "Kirim ulang tautan",
  keepEmail: "Tetap pakai alamat sekarang",
  emailKept: "Alamat sekarang tetap dipakai.",
  passwordChanged: "Kata sandi Anda berhasil diganti.",
  confirmTitle: "Alamat surel baru",
  confirmLead: "Satu langkah lagi, lalu akun Anda memakai alamat ini.",
  confirmText: "Tekan tombol untuk mulai memakai alamat yang menerima tautan ini.",
  confirmButton: "Pakai alamat baru",
  emailChanged: "Alamat surel berhasil diganti",
  emailChangedText: "Mulai sekarang surel kami dikirim ke alamat baru, dan Anda dapat masuk dengannya.",
  linkHint:
    "Mungkin tautan sudah dipakai, sudah kedaluwarsa, atau alamat lain telah diminta. Alamat Anda sekarang tetap berlaku; tautan baru dapat dikirim dari Akun saya.",
  toAccount: "Ke akun saya",
  sessions: "Tempat Anda masuk",
  sessionsLead: "Jika ada yang tidak Anda kenal, keluarkan di sana dan ganti kata sandi Anda.",
  browserOn: "{{browser}} di {{system}}",
  unknownDevice: "Perangkat tidak dikenal",
  unknownAddress: "alamat tidak dikenal",
  localNetwork: "jaringan lokal",
  addressIn: "{{address}} ({{place}})",
  thisDevice: "Perangkat ini",
  lastUsed: "Terakhir dipakai {{at}}",
  openedAt: "Masuk {{at}}, dari {{from}}",
  signOutThere: "Keluarkan di sana",
  signOutThereFrom: "Keluarkan di sana: {{name}}",
  signOutOthers: "Keluarkan di semua tempat lain",
  othersTitle: "Keluarkan di semua tempat lain?",
  othersText: "Semua perangkat lain harus masuk kembali. Isian yang belum disimpan di sana tetap ada sampai saat itu.",
  signedOutThere_one: "Dikeluarkan di satu perangkat.",
  signedOutThere_other: "Dikeluarkan di {{count}} perangkat.",
  mails: "Surel yang Anda terima",
  mailsLead: "Yang Anda matikan tetap masuk ke kotak masuk di aplikasi ini.",
  choiceSaved: "Data berhasil diperbarui",
  data: "Data Anda",
  dataLead:
    "Salinan semua data Anda yang kami simpan: akun, pesanan, pembayaran, pesan, sesi, dan perubahannya. Berkas zip juga memuat berkas Anda.",
  download: { zip: "Unduh sebagai zip", json: "Unduh sebagai JSON" },
  closing: "Tutup akun",
  closingLead: "Akun ditutup {{days}} hari setelah Anda memintanya. Masuk sebelum itu membatalkan permintaan.",
  closingGoes:
    "Dihapus: nama, surel, telepon, nomor identitas, alamat, foto, dokumen, pesan, sesi, termasuk yang ada pada pesanan yang tidak pernah dibayar.",
  closingStays:
    "Disimpan, sesuai kewajiban hukum: pesanan yang berkaitan dengan uang, dengan nama dan alamat pada tagihan dan bukti bayarnya, tanpa telepon, surel dan nomor identitas.",
  closingQuestion:
    "Anda akan dikeluarkan di semua tempat. Setelah {{days}} hari akun ditutup dan tidak dapat dikembalikan.",
  close: "Tutup akun saya",
  closingWithdrawn: "Akun Anda tetap ada",
  closingWithdrawnText:
    "Anda pernah meminta akun ini ditutup. Karena Anda masuk kembali, akun tidak jadi ditutup; surel kepada Anda juga memberitahukannya. Untuk tetap menutupnya, ajukan lagi di Akun saya.",
  closingAsked: "Akun Anda akan ditutup pada {{at}}. Untuk tetap memakainya, cukup masuk sebelum itu.",
  openBookings: "Pesanan berikut belum selesai. Selesaikan atau batalkan terlebih dahulu:",
  bookingNamed: "Pesanan {{id}}, {{object}}",
  openRefunds_one: "Ada dana yang sedang dikembalikan kepada Anda. Akun dapat ditutup setelah dana diterima.",
  openRefunds_other: "Ada {{count}} pengembalian dana kepada Anda. Akun dapat ditutup setelah semuanya diterima.",
};
