import { zoneOf } from "@retribusi/contract/define/dates";
import { readCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { ReceiptCheck } from "@retribusi/contract/features/payment/receipt.endpoints";
import { maskName, validityOf } from "@retribusi/contract/features/payment/receipt.rules";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import { AppError } from "../../lib/app-error.ts";

const parts = {
  tagihan: { select: { nomordokumen: true } },
  pengembalian: { where: { statuspengembalian: "dibayar" }, select: { jumlah: true } },
  booking: {
    include: {
      mst_objectretribusi: true,
      tbl_pemda: { select: { pemdaname: true, zonawaktu: true } },
      tbl_skpd: { select: { skpdname: true } },
    },
  },
} as const satisfies Prisma.pembayaranInclude;

type Payment = Prisma.pembayaranGetPayload<{ include: typeof parts }>;

function bookingPart({ booking }: Payment) {
  const { mst_objectretribusi: object, tbl_pemda: region } = booking;
  return {
    statusbooking: codeOf(stateOf(booking.statusbooking)),
    tglstatus: booking.tglstatus.toISOString(),
    namapemesan: maskName(booking.namapemesan),
    jenisbooking: booking.jenisbooking,
    objectname: object.objectname,
    subobjectname: object.subobjectname,
    lokasialamat: object.lokasialamat,
    lokasikabkota: object.lokasikabkota,
    satuantarif: booking.satuantarif,
    lamapemakaian: booking.lamapemakaian,
    jumlahunit: booking.jumlahunit,
    satuanobject: object.satuanobject,
    tglmulaipemakaian: booking.tglmulaipemakaian.toISOString(),
    tglakhirpemakaian: booking.tglakhirpemakaian.toISOString(),
    zona: zoneOf(object.zonawaktu ?? region.zonawaktu),
    skpdname: booking.tbl_skpd.skpdname,
    pemdaname: region.pemdaname,
  };
}

/** What the public may know of the receipt with this code, typed in any way; throws NOT_FOUND. */
export async function getReceiptCheck(db: Database, typed: string): Promise<ReceiptCheck> {
  const code = readCheckCode(typed);
  const payment = code ? await db.prisma.pembayaran.findUnique({ where: { kodecek: code }, include: parts }) : null;
  if (!payment) throw new AppError("NOT_FOUND");
  const booking = bookingPart(payment);
  return {
    ...booking,
    kodecek: payment.kodecek,
    keabsahan: validityOf(stateOf(booking.statusbooking)),
    nomorkuitansi: payment.nomorkuitansi,
    nomordokumen: payment.tagihan.nomordokumen,
    jumlah: Number(payment.jumlah),
    tglbayar: payment.tgltransaksi.toISOString(),
    dikembalikan: payment.pengembalian.reduce((total, refund) => total + Number(refund.jumlah), 0),
  };
}
