import { defineEntity } from "../../define/entity.ts";
import { bookingFields } from "./booking.fields.ts";
import { bookingLists } from "./booking.lists.ts";
import {
  bookingPages,
  customerComplete,
  customerConfirm,
  customerList,
  managerComplete,
  managerList,
} from "./booking.pages.ts";

export const penginapan = defineEntity({
  ...bookingLists,
  name: "trx_penginapan",
  title: { en: "Lodging bookings", id: "Pemesanan Penginapan" },
  singular: { en: "booking", id: "pesanan" },
  where: { jenisbooking: "penginapan" },
  fields: bookingFields,
  pages: {
    ...bookingPages,
    list_booking_pengelola: managerList,
    list_booking_nasabah: customerList,
    isi_kelengkapan: managerComplete,
    isi_kelengkapan_nsb: customerComplete,
    konfirmasipesanan_nasabah: customerConfirm,
  },
});
