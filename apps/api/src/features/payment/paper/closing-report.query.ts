import { closeTill } from "@retribusi/contract/features/payment/till.endpoints";
import type { Deps } from "../../../lib/deps.ts";

const counted = closeTill.body.shape.pecahan;

const shown = {
  penutupan_kas_isi: {
    orderBy: { pembayaranid: "asc" },
    select: {
      pembayaran: {
        select: {
          tglterima: true,
          idbilling: true,
          nomorkuitansi: true,
          referensi: true,
          jumlah: true,
          tbl_skpd: { select: { skpdname: true } },
          booking: { select: { tbl_mataanggaran: { select: { rekeninganggaran: true, uraiananggaran: true } } } },
        },
      },
    },
  },
} as const;

export type ClosingFacts = Awaited<ReturnType<typeof readClosing>>;

/** A closing with its payments, and their sums by agency and revenue account. */
export async function readClosing({ db }: Pick<Deps, "db">, id: number) {
  const {
    penutupan_kas_isi: content,
    pecahan,
    ...closing
  } = await db.prisma.penutupan_kas.findUniqueOrThrow({
    where: { id },
    include: shown,
  });
  const payments = content.map(({ pembayaran }) => pembayaran);
  const groups = Map.groupBy(payments, ({ tbl_skpd, booking }) =>
    [tbl_skpd.skpdname, booking.tbl_mataanggaran.rekeninganggaran].join("\n"),
  );
  const accounts = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const jumlah = group.reduce((sum, payment) => sum + payment.jumlah, 0n);
    return [{ ...first.tbl_skpd, ...first.booking.tbl_mataanggaran, banyak: group.length, jumlah }];
  });
  return { ...closing, pecahan: counted.parse(pecahan), payments, accounts };
}
