import type { PrismaClient } from "../generated/client.ts";

const step = 5_000_000;
const least = 20_000_000;

/** A round amount that lies a little above what a year brings. */
const targetOf = (received: number): bigint => BigInt(Math.ceil(Math.max(least, received * 1.15) / step) * step);

/** Targets of this year and the one before for every account of the demonstration; those that were entered stay. */
export async function seedTargets(prisma: PrismaClient, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  const sums = await prisma.$queryRaw<{ idanggaran: number; jumlah: bigint | number }[]>`
    SELECT t.idanggaran, CAST(SUM(p.jumlah) AS SIGNED) AS jumlah FROM pembayaran p JOIN booking t ON t.id = p.bookingid GROUP BY t.idanggaran`;
  const received = new Map(sums.map(({ idanggaran, jumlah }) => [idanggaran, Number(jumlah)]));
  const accounts = await prisma.tbl_mataanggaran.findMany({ orderBy: { idanggaran: "asc" } });
  await prisma.target_pendapatan.createMany({
    data: accounts.flatMap(({ idpemda, idskpd, idanggaran }) =>
      [year - 1, year].map((tahun) => ({
        ...{ tahun, idpemda, idskpd, idanggaran },
        jumlah: targetOf((received.get(idanggaran) ?? 0) * (tahun === year ? 1 : 0.8)),
      })),
    ),
    skipDuplicates: true,
  });
}
