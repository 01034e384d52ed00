import { customers, holders, type Processing, publicTask } from "./privacy.processing.ts";
import { retention } from "./privacy.rules.ts";

/** What people switch on for themselves, and can end the same way. */
export const chosenProcessing: readonly Processing[] = [
  {
    name: "favorit",
    title: { en: "Favourites", id: "Favorit" },
    whose: customers,
    columns: { favorit: ["userid", "waktu"] },
    data: {
      en: "Which objects somebody keeps to find them again, and since when; a visitor's stay on the device",
      id: "Objek yang disimpan seseorang agar mudah ditemukan lagi, dan sejak kapan; milik pengunjung tetap di perangkatnya",
    },
    purpose: { en: "To show them again on every device", id: "Menampilkannya lagi di setiap perangkat" },
    basis: publicTask,
    kept: () => ({
      en: "Until the person takes them off, or the account is closed",
      id: "Sampai orang itu menghapusnya, atau akunnya ditutup",
    }),
    seen: { en: "The person", id: "Orang itu sendiri" },
  },
  {
    name: "tunggu",
    title: { en: "Waiting lists", id: "Daftar tunggu" },
    whose: customers,
    columns: { daftar_tunggu: ["userid", "tglmulai", "tglakhir"] },
    data: {
      en: "Which object somebody waits for, when, how many units, and what became of it",
      id: "Objek yang ditunggu seseorang, waktunya, jumlah unitnya, dan hasilnya",
    },
    purpose: {
      en: "To offer what becomes free to whoever waits, in their order",
      id: "Menawarkan yang kosong kepada penunggu menurut urutannya",
    },
    basis: publicTask,
    kept: () => ({
      en: `${retention.waits} days after it ended, or until the account is closed`,
      id: `${retention.waits} hari setelah berakhir, atau sampai akunnya ditutup`,
    }),
    seen: {
      en: "The person; managers see how many people wait, without names",
      id: "Orang itu sendiri; pengelola hanya melihat jumlah penunggu, tanpa nama",
    },
  },
  {
    name: "kalender",
    title: { en: "Calendar addresses", id: "Alamat kalender" },
    whose: holders,
    columns: { kalender_alamat: ["userid", "hash", "terakhir"] },
    data: {
      en: "Whose bookings a secret address shows, since when, and when a calendar program read it last; of the address only a hash",
      id: "Pesanan siapa yang ditampilkan suatu alamat rahasia, sejak kapan, dan kapan terakhir dibaca program kalender; alamatnya sendiri hanya sebagai hash",
    },
    purpose: { en: "To show bookings in one's own calendar", id: "Menampilkan pesanan di kalender sendiri" },
    basis: publicTask,
    kept: () => ({
      en: `${retention.calendars} days after the person revoked it, ${retention.unreadCalendars} days after it was read last, or until the account is closed`,
      id: `${retention.calendars} hari setelah dicabut, ${retention.unreadCalendars} hari setelah terakhir dibaca, atau sampai akunnya ditutup`,
    }),
    seen: { en: "The person", id: "Orang itu sendiri" },
  },
  {
    name: "push",
    title: { en: "Notifications on devices", id: "Notifikasi di perangkat" },
    whose: holders,
    columns: { perangkat_push: ["userid", "jti", "alamat", "hash", "kuncipublik", "rahasia", "perangkat", "terakhir"] },
    data: {
      en: "Which browsers are told of notices: their address at the push service of their maker, key, name, and when they were last used",
      id: "Peramban mana yang menerima notifikasi: alamatnya di layanan notifikasi pembuat peramban, kunci, nama, dan kapan terakhir dipakai",
    },
    purpose: {
      en: "To tell people on their devices that there is news, without amounts and names",
      id: "Memberi tahu di perangkat bahwa ada kabar, tanpa jumlah dan nama",
    },
    basis: publicTask,
    kept: () => ({
      en: `Until the person switches it off or signs out there, ${retention.pushDevices} days after it was last used, or until the account is closed`,
      id: `Sampai dimatikan atau keluar di perangkat itu, ${retention.pushDevices} hari setelah terakhir dipakai, atau sampai akunnya ditutup`,
    }),
    seen: { en: "The person", id: "Orang itu sendiri" },
  },
];
