import { defineCall } from "../../define/call.ts";

export const readGuestBookingCall = defineCall({ method: "post", path: "tautan/pesanan" });
export const guestPaperCall = defineCall({ method: "post", path: "tautan/cetak" });
