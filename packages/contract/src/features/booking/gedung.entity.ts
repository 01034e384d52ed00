import { defineEntity } from "../../define/entity.ts";
import { bookingLists } from "./booking.lists.ts";
import * as page from "./booking.pages.ts";

export const gedung = defineEntity({
  ...bookingLists,
  name: "trx_gedung",
  title: { en: "Building bookings", id: "Pemesanan Gedung & Ruangan" },
  where: { jenisbooking: "gedung" },
  pages: {
    ...page.bookingPages,
    list_gedung: page.managerList,
    list_gedung_nsb: page.customerList,
    kelengkapan: page.managerComplete,
    kelengkapan_nsb: page.customerComplete,
    konfirmasipesanan_nsb: page.customerConfirm,
    cetak_izin: page.usePaper("gedung", ["pengelola", "nasabah"]),
  },
});
