import { defineEntity } from "../../define/entity.ts";
import { bookingLists } from "./booking.lists.ts";
import * as page from "./booking.pages.ts";

export const alat = defineEntity({
  ...bookingLists,
  name: "trx_alat",
  title: { en: "Equipment bookings", id: "Pemesanan Alat & Kendaraan" },
  where: { jenisbooking: "alat" },
  pages: {
    ...page.bookingPages,
    list_alat: page.managerList,
    list_alat_nsb: page.customerList,
    kelengkapan: page.managerComplete,
    kelengkapan_nsb: page.customerComplete,
    konfirmasipesanan_nsb: page.customerConfirm,
    cetak_bast: page.usePaper("alat", ["pengelola"]),
  },
});
