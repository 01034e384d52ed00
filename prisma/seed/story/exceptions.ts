import { billingId } from "@retribusi/contract/features/billing/billing.number";
import type { Prisma } from "../../generated/client.ts";
import type { Stage } from "./story.ts";

const bank = { bankid: "110", channelid: "6011" } as const;
const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000);

interface BillRow {
  readonly id: number;
  readonly idbilling: string;
  readonly bookingid: number;
  readonly jumlah: bigint;
  readonly tglexpired: Date;
  readonly booking: { readonly idpemda: number };
}

/** Money that arrived and fits nothing, and payments that were refused: enough to show each screen. */
export async function seedExceptions(tx: Prisma.TransactionClient, stage: Stage): Promise<void> {
  const latest = (statustagihan: "kedaluwarsa" | "lunas") =>
    tx.tagihan.findMany({
      where: { statustagihan },
      orderBy: { id: "desc" },
      take: 3,
      include: { booking: { select: { idpemda: true } } },
    });
  const [expired, paid] = await Promise.all([latest("kedaluwarsa"), latest("lunas")]);
  const arrived: Prisma.pengecualian_bayarCreateManyInput[] = [
    ...expired.map((bill, index) => lateMoney(bill, index, stage)),
    ...paid.slice(0, 2).map((bill, index) => wrongMoney(bill, index, stage)),
    {
      jenis: "tak_dikenal",
      idbilling: billingId("88932", 987_654),
      idpemda: paid[0]?.booking.idpemda ?? null,
      penanggungjawab: stage.cast.teller,
      jumlah: 150_000n,
      ...moneyAt(before(stage.now, 52), 20),
      keterangan: "Nomor tidak dikenal; ditemukan pada rekening koran.",
    },
  ];
  await tx.referensi_bank.createMany({ data: arrived.map(({ bankid, referensi }) => ({ bankid, referensi })) });
  await tx.pengecualian_bayar.createMany({ data: arrived });
  await seedRefundOf(tx, stage);
  await tx.penolakan_bayar.createMany({
    data: paid.map(({ idbilling, bookingid, jumlah }, index) => ({
      ...{ idbilling, bookingid, jumlah, ...bank },
      referensi: `R${String(index).padStart(8, "0")}`,
      kode: "PAID",
      pesan: "Tagihan sudah dibayar.",
      waktu: before(stage.now, 5 + index * 17),
    })),
  });
}

/** What was settled goes back by a refund case. */
async function seedRefundOf(tx: Prisma.TransactionClient, { now }: Stage): Promise<void> {
  const settled = await tx.pengecualian_bayar.findMany({ where: { penyelesaian: "kembalikan" } });
  await tx.pengembalian.createMany({
    data: settled.map(({ id: pengecualianid, bookingid, jumlah, diselesaikanoleh }) => ({
      ...{ pengecualianid, bookingid, jumlah, diajukanoleh: diselesaikanoleh },
      alasan: "Dibayar setelah batas waktu; pesanannya tidak diaktifkan kembali.",
      date_created: before(now, 1),
    })),
  });
}

const moneyAt = (at: Date, serial: number) => ({
  ...bank,
  tgltransaksi: at,
  tglterima: new Date(at.getTime() + 90_000),
  referensi: `X${at.getUTCFullYear()}${String(serial).padStart(8, "0")}`,
});

function lateMoney(
  bill: BillRow,
  index: number,
  { random, now, cast }: Stage,
): Prisma.pengecualian_bayarCreateManyInput {
  const { id: tagihanid, idbilling, bookingid, jumlah, tglexpired, booking } = bill;
  const settled = { penyelesaian: "kembalikan", diselesaikanoleh: cast.teller, tglselesai: before(now, 1) } as const;
  return {
    jenis: "terlambat",
    ...{ tagihanid, idbilling, bookingid, jumlah, idpemda: booking.idpemda, penanggungjawab: cast.teller },
    ...moneyAt(new Date(tglexpired.getTime() + random.between(20, 300) * 60_000), index),
    keterangan: "Pembayaran diberitahukan setelah batas waktu.",
    ...(index === 2 ? settled : {}),
  };
}

function wrongMoney(bill: BillRow, index: number, { now, cast }: Stage): Prisma.pengecualian_bayarCreateManyInput {
  const { id: tagihanid, idbilling, bookingid, jumlah, booking } = bill;
  const twice = index === 0;
  return {
    jenis: twice ? "ganda" : "selisih",
    ...{ tagihanid, idbilling, bookingid, idpemda: booking.idpemda, penanggungjawab: cast.teller },
    jumlah: twice ? jumlah : 50_000n,
    ...moneyAt(before(now, 8 + index * 20), 10 + index),
    keterangan: twice ? "Tagihan yang sama dibayar dua kali." : "Jumlah berbeda dari tagihan.",
  };
}
