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

export const alat = defineEntity({
  ...bookingLists,
  name: "trx_alat",
  title: { en: "Equipment bookings", id: "Pemesanan Alat & Kendaraan" },
  singular: { en: "booking", id: "pesanan" },
  where: { jenisbooking: "alat" },
  fields: bookingFields,
  pages: {
    ...bookingPages,
    list_alat: managerList,
    list_alat_nsb: customerList,
    kelengkapan: managerComplete,
    kelengkapan_nsb: customerComplete,
    konfirmasipesanan_nsb: customerConfirm,
  },
});
