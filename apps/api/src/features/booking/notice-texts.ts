import type { Label } from "@retribusi/contract/define/label";
import type { BookingAction } from "@retribusi/contract/features/booking/booking.machine";
import type { OptionalMailKind } from "@retribusi/contract/features/identity/mail-choice.rules";

/** A message in both languages; `{name}` is replaced by the booking's fact of that name. */
export interface NoticeText {
  readonly subject: Label;
  readonly body: Label;
}

const text = (subject: Label, body: Label): NoticeText => ({ subject, body });

/** What the customer is told when something happens to the booking. */
export const customerNotices: Partial<Record<BookingAction, NoticeText>> = {
  order: text(
    { en: "Order {id} received", id: "Pesanan {id} diterima" },
    {
      en: "Your order of {object}, {time}, was received. Fill in the details before {deadline}, or the units are released.",
      id: "Pesanan Anda untuk {object}, {time}, telah diterima. Isi kelengkapan sebelum {deadline}, atau unit dilepas.",
    },
  ),
  returnToCustomer: text(
    { en: "Order {id} needs your attention", id: "Pesanan {id} perlu diperbaiki" },
    {
      en: "The manager returned your order of {object}: {reason}. Please mend it and confirm again before {deadline}.",
      id: "Pengelola mengembalikan pesanan Anda untuk {object}: {reason}. Perbaiki dan konfirmasi lagi sebelum {deadline}.",
    },
  ),
  reject: text(
    { en: "Order {id} was rejected", id: "Pesanan {id} ditolak" },
    {
      en: "Your order of {object}, {time}, was rejected: {reason}.",
      id: "Pesanan Anda untuk {object}, {time}, ditolak: {reason}.",
    },
  ),
  confirm: text(
    { en: "Order {id} approved – please pay", id: "Pesanan {id} disetujui – silakan bayar" },
    {
      en: "Your order of {object}, {time}, was approved. Billing id {idbilling}, amount {total}, payable until {payuntil}.",
      id: "Pesanan Anda untuk {object}, {time}, disetujui. Id billing {idbilling}, jumlah {total}, bayar sebelum {payuntil}.",
    },
  ),
  change: text(
    { en: "Booking {id} was changed", id: "Pesanan {id} diubah" },
    {
      en: "Your booking of {object}, {time}, was changed. Total: {total}. State: {state}.",
      id: "Pesanan Anda untuk {object}, {time}, diubah. Total: {total}. Status: {state}.",
    },
  ),
  approveDiscount: text(
    { en: "Discount for booking {id}", id: "Diskon untuk pesanan {id}" },
    {
      en: "A discount was approved for your booking of {object} ({reason}). New total: {total}. State: {state}.",
      id: "Diskon disetujui untuk pesanan Anda di {object} ({reason}). Total baru: {total}. Status: {state}.",
    },
  ),
  reschedule: text(
    { en: "New dates for booking {id}", id: "Jadwal baru pesanan {id}" },
    {
      en: "Your booking of {object} was moved to {time}. Total: {total}. State: {state}.",
      id: "Pesanan Anda untuk {object} dipindah ke {time}. Total: {total}. Status: {state}.",
    },
  ),
  cancel: text(
    { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
    {
      en: "Your booking of {object}, {time}, was cancelled: {reason}.",
      id: "Pesanan Anda untuk {object}, {time}, dibatalkan: {reason}.",
    },
  ),
  pay: text(
    { en: "Payment received for booking {id}", id: "Pembayaran pesanan {id} diterima" },
    {
      en: "We received {total} for {object}, {time}. Your receipt is ready to print.",
      id: "Kami telah menerima {total} untuk {object}, {time}. Bukti bayar siap dicetak.",
    },
  ),
  noShow: text(
    { en: "Booking {id}: nobody arrived", id: "Pesanan {id}: tidak hadir" },
    {
      en: "Nobody arrived for {object}, {time}, within the tolerance. The units were released.",
      id: "Tidak ada yang datang untuk {object}, {time}, dalam batas toleransi. Unit telah dilepas.",
    },
  ),
  reinstate: text(
    { en: "Booking {id} is valid again", id: "Pesanan {id} aktif kembali" },
    {
      en: "Your payment was found and your booking of {object}, {time}, is valid again.",
      id: "Pembayaran Anda ditemukan dan pesanan Anda untuk {object}, {time}, aktif kembali.",
    },
  ),
  expire: text(
    { en: "Booking {id} expired", id: "Pesanan {id} kedaluwarsa" },
    {
      en: "The time for the next step of your booking of {object}, {time}, ran out. The units were released.",
      id: "Waktu untuk langkah berikutnya pada pesanan {object}, {time}, telah habis. Unit telah dilepas.",
    },
  ),
};

/** Which of these mails a customer may switch off; those that speak of a bill or of money always go. */
export const mailChoices: Partial<Record<BookingAction, OptionalMailKind>> = {
  order: "kemajuan",
  returnToCustomer: "kemajuan",
  change: "kemajuan",
  approveDiscount: "kemajuan",
  reschedule: "kemajuan",
  reject: "akhir",
  cancel: "akhir",
  noShow: "akhir",
  expire: "akhir",
};

/** Approved, and there is nothing to pay. */
export const approvedFree: NoticeText = text(
  { en: "Order {id} approved", id: "Pesanan {id} disetujui" },
  {
    en: "Your order of {object}, {time}, was approved. There is nothing to pay.",
    id: "Pesanan Anda untuk {object}, {time}, disetujui. Tidak ada yang harus dibayar.",
  },
);

/** The price changed, so an approved discount is a proposal again: `{reason}` is the number of its decision. */
export const discountReturned: NoticeText = text(
  { en: "Booking {id} was changed: its discount waits again", id: "Pesanan {id} diubah: diskonnya menunggu lagi" },
  {
    en: "Your booking of {object}, {time}, was changed. The discount {reason} was approved for another price and waits for approval again; until then the total is {total}. State: {state}.",
    id: "Pesanan Anda untuk {object}, {time}, diubah. Diskon {reason} disetujui untuk harga lain dan menunggu persetujuan lagi; sampai saat itu totalnya {total}. Status: {state}.",
  },
);

/** What the managers of the object's group find in their inbox. */
export const managerNotices: Partial<Record<BookingAction, NoticeText>> = {
  customerConfirm: text(
    { en: "Order {id} waits for your answer", id: "Pesanan {id} menunggu jawaban Anda" },
    {
      en: "{customer} confirmed an order of {object}, {time}, {total}. Please answer before {deadline}.",
      id: "{customer} mengonfirmasi pesanan {object}, {time}, {total}. Mohon dijawab sebelum {deadline}.",
    },
  ),
  cancel: text(
    { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
    {
      en: "The booking of {object} by {customer}, {time}, was cancelled: {reason}.",
      id: "Pesanan {object} oleh {customer}, {time}, dibatalkan: {reason}.",
    },
  ),
  pay: text(
    { en: "Booking {id} was paid", id: "Pesanan {id} lunas" },
    {
      en: "{customer} paid {total} for {object}, {time}.",
      id: "{customer} membayar {total} untuk {object}, {time}.",
    },
  ),
};
