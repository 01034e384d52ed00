import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { newCheckCode } from "../features/billing/check-code.ts";
import { bookingOf } from "./booking.ts";
import type { Region } from "./world.ts";

const opened = new Date("2026-11-21T01:30:00Z");
const minutes = (count: number) => new Date(opened.getTime() + count * 60_000);
let serial = 0;

const customer = {
  namapemesan: "Siti Contohwati",
  noidentitas: "3273014107900001",
  alamatpemesan: "Jl. Melati No. 5, Kota Bandung",
  notelp: "081234567890",
  namapengguna: "Keluarga Contohwati",
  keperluan: "Menginap dua malam",
};

/** A booking in the state, with the bill and the payment that the state needs; answers its ids and numbers. */
export async function createPrintable(
  { prisma }: Database,
  region: Region,
  owner: { readonly kind: BookingKind; readonly userid: number },
  statusbooking: number,
  money: { readonly diskon?: bigint; readonly totalbiaya?: bigint } = {},
) {
  serial += 1;
  const { diskon = 0n, totalbiaya = 300_000n } = money;
  const price = { lamapemakaian: 2, diskon, totalbiaya, statusbooking, tglstatus: minutes(60), date_created: opened };
  const booked = bookingOf(region, owner.kind, owner.userid);
  const { id: tarifid } = await prisma.tarif_object.findFirstOrThrow({ where: { objectid: booked.objectid } });
  const { id } = await prisma.booking.create({
    data: { ...booked, ...customer, ...price, tarifid },
  });
  const steps = [
    { aksi: "order", kestatus: 10, waktu: opened, versi: 0 },
    { aksi: "cancel", daristatus: 40, kestatus: statusbooking, waktu: minutes(60), versi: 1, alasan: "Acara ditunda" },
  ];
  await prisma.booking_riwayat.createMany({
    data: steps.map((step) => ({ ...step, bookingid: id, peran: "nasabah", userid: owner.userid })),
  });
  if (totalbiaya === 0n || statusbooking < 40) return { id };
  const { id: systemid } = await prisma.system.findFirstOrThrow({ where: { idpemda: region.idpemda } });
  const idbilling = String(8893200000000000 + serial);
  const bill = { idbilling, nomordokumen: `${serial}/SKRD/32.1.03.01/2026`, jumlah: totalbiaya, systemid };
  const place = { idskpd: region.idskpd, selisihkas: 7 };
  const { id: tagihanid } = await prisma.tagihan.create({
    data: { ...bill, ...place, bookingid: id, tglterbit: opened, tglexpired: minutes(1440) },
  });
  const isOpen = statusbooking === 40;
  await prisma.booking.update({ where: { id }, data: { idbilling, tglexpiredbilling: minutes(1440) } });
  if (isOpen) return { id, bill };
  await prisma.referensi_bank.create({ data: { bankid: "110", referensi: `REF${serial}` } });
  const payment = await prisma.pembayaran.create({
    data: {
      tagihanid,
      bookingid: id,
      idbilling,
      jumlah: totalbiaya,
      ...{ tgltransaksi: minutes(45), tglterima: minutes(46) },
      bankid: "110",
      terminalid: "WEB32",
      referensi: `REF${serial}`,
      nomorkuitansi: `${serial}/SSRD/32.1.03.01/2026`,
      kodecek: newCheckCode(),
      ...place,
    },
  });
  return { id, bill, payment };
}
