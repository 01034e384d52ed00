import { recordOf } from "@retribusi/contract/define/record";
import { type ExceptionCase, viewException } from "@retribusi/contract/features/settlement/exception.endpoints";
import { exceptionActions } from "@retribusi/contract/features/settlement/exception.rules";
import { type RefundCase, viewRefund } from "@retribusi/contract/features/settlement/refund.endpoints";
import { refundActions } from "@retribusi/contract/features/settlement/refund-step.rules";
import type { SettlementReason } from "@retribusi/contract/features/settlement/settlement.reasons";

type Allowed<A extends string> = Partial<Record<A, true | SettlementReason>>;

/** Nothing may be done but what is named; what stands against it where a reason is. */
const canOf = <A extends string>(actions: readonly A[], allowed: Allowed<A>) =>
  recordOf(actions, (action) => {
    const said = allowed[action] ?? "NOT_YOUR_STEP";
    return said === true ? { allowed: true } : { allowed: false, reason: said };
  });

const booking = {
  id: 12,
  jenisbooking: "gedung",
  statusbooking: 92,
  namapemesan: "Budi",
  objectname: "Aula Contoh",
  walkin: false,
};
const common = { versi: 3, jumlah: 150_000, penanggungjawab: null, booking, riwayat: [] };

/** Money that came too late, on which may be done what is named. */
export const moneyWith = (
  may: Allowed<(typeof exceptionActions)[number]>,
  more: Partial<ExceptionCase> = {},
): ExceptionCase =>
  viewException.answer.parse({
    ...common,
    id: 7,
    jenis: "terlambat",
    idbilling: "8893200000010719",
    tgltransaksi: "2026-11-20T04:03:00.000Z",
    tglterima: "2026-11-20T04:04:00.000Z",
    penyelesaian: null,
    tglselesai: null,
    bankid: "110",
    referensi: "X1",
    keterangan: null,
    nomorkuitansi: null,
    dibayaruntuk: null,
    pengembalianid: null,
    can: canOf(exceptionActions, may),
    ...more,
  });

/** A refund case that was approved, on which may be done what is named. */
export const refundWith = (may: Allowed<(typeof refundActions)[number]>, more: Partial<RefundCase> = {}): RefundCase =>
  viewRefund.answer.parse({
    ...common,
    id: 9,
    asal: "pembayaran",
    statuspengembalian: "disetujui",
    giliran: "bendahara",
    date_created: "2026-11-20T04:04:00.000Z",
    alasan: "Acara batal",
    diterima: null,
    pengecualianid: null,
    pengusul: null,
    rekening: null,
    tglbayar: null,
    referensibayar: null,
    can: canOf(refundActions, may),
    lihatrekening: false,
    ...more,
  });
