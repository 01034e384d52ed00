import type { Label } from "../../define/label.ts";

/** Why a step of a case is refused. */
export const settlementReasons = {
  NOT_OPEN: {
    en: "This money has found its end already.",
    id: "Uang ini sudah diselesaikan.",
  },
  NOT_THIS_STEP: {
    en: "This isn't the case's next step.",
    id: "Ini bukan langkah berikutnya untuk berkas ini.",
  },
  NOT_YOUR_STEP: {
    en: "This step belongs to another office.",
    id: "Langkah ini bagian instansi lain.",
  },
  FOUR_EYES: {
    en: "This step is taken by another person than the one before. Ask a colleague.",
    id: "Langkah ini diambil oleh orang lain, bukan pelaku langkah sebelumnya. Mintalah rekan Anda.",
  },
  OWN_MONEY: {
    en: "Nobody decides about money of their own. Ask a colleague.",
    id: "Uang milik sendiri tidak dapat diputuskan sendiri. Mintalah rekan Anda.",
  },
  NO_ACCOUNT: {
    en: "The account to pay to isn't known yet.",
    id: "Rekening tujuan belum diketahui.",
  },
  OWNER_GIVES_ACCOUNT: {
    en: "The customer enters the account on the page of the booking.",
    id: "Pemesan mengisi rekening di halaman pesanannya.",
  },
  ACCOUNT_FIXED: {
    en: "The account can't be changed any more: the refund was decided with it.",
    id: "Rekening tidak dapat diubah lagi: pengembalian sudah diputuskan dengannya.",
  },
  REFUND_OPEN: {
    en: "A refund of this booking is already under way.",
    id: "Pengembalian untuk pesanan ini sudah berjalan.",
  },
  STILL_USED: {
    en: "This booking still stands. Cancel it first; then its money can go back.",
    id: "Pesanan ini masih berlaku. Batalkan dahulu, baru uangnya dapat dikembalikan.",
  },
  TOO_MUCH: {
    en: "At most {max} can be paid back: that is what was paid and is still here.",
    id: "Paling banyak {max} yang dapat dikembalikan: sebesar yang dibayar dan masih ada.",
  },
  OTHER_BANK: {
    en: "This bill belongs to another bank than the money.",
    id: "Tagihan ini milik bank lain, bukan bank tempat uang masuk.",
  },
  REFERENCE_TAKEN: {
    en: "This bank reference already stands under another refund.",
    id: "Referensi bank ini sudah dipakai pada pengembalian lain.",
  },
} as const satisfies Record<string, Label>;

export type SettlementReason = keyof typeof settlementReasons;

export const isSettlementReason = (code: string): code is SettlementReason => Object.hasOwn(settlementReasons, code);
