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

export const gedung = defineEntity({
  ...bookingLists,
  name: "trx_gedung",
  title: { en: "Building bookings", id: "Pemesanan Gedung & Ruangan" },
  singular: { en: "booking", id: "pesanan" },
  where: { jenisbooking: "gedung" },
  fields: bookingFields,
  pages: {
    ...bookingPages,
    list_gedung: managerList,
    list_gedung_nsb: customerList,
    kelengkapan: managerComplete,
    kelengkapan_nsb: customerComplete,
    konfirmasipesanan_nsb: customerConfirm,
  },
});
