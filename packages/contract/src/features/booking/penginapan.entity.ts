import { defineEntity } from "../../define/entity.ts";
import { bookingLists } from "./booking.lists.ts";
import * as page from "./booking.pages.ts";

export const penginapan = defineEntity({
  ...bookingLists,
  name: "trx_penginapan",
  title: { en: "Lodging bookings", id: "Pemesanan Penginapan" },
  where: { jenisbooking: "penginapan" },
  pages: {
    ...page.bookingPages,
    list_booking_pengelola: page.managerList,
    list_booking_nasabah: page.customerList,
    isi_kelengkapan: page.managerComplete,
    isi_kelengkapan_nsb: page.customerComplete,
    konfirmasipesanan_nasabah: page.customerConfirm,
    cetak_kartu: page.usePaper("penginapan", ["pengelola"]),
  },
});
