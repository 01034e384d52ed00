import type { PrismaClient } from "../generated/client.ts";

const hours = (count: number) => count * 3_600_000;

/** An exercise, so that the log of breaches shows what an entry looks like: discovered a month ago, told in time and closed. */
export async function seedBreaches(prisma: PrismaClient, now: Date): Promise<void> {
  if ((await prisma.log_pelanggaran.count()) > 0) return;
  const discovered = new Date(now.getTime() - hours(30 * 24));
  const after = (count: number) => new Date(discovered.getTime() + hours(count));
  await prisma.log_pelanggaran.create({
    data: {
      judul: "Latihan: surel tagihan terkirim ke alamat yang salah",
      statuspelanggaran: "selesai",
      tgldiketahui: discovered,
      tglmulai: after(-2),
      kejadian: "Latihan tanpa data nyata: satu surel tagihan dianggap terkirim ke alamat nasabah lain.",
      datapribadi: "Nama dan nomor tagihan satu orang.",
      jumlahorang: 1,
      penyebab: "Alamat surel salah ketik pada pesanan di loket.",
      upaya: "Penerima diminta menghapus surel; alamat pada pesanan diperbaiki.",
      saran: "Periksa kembali alamat surel pada akun Anda.",
      kontak: "Dinas Komunikasi dan Informatika",
      penerimaorang: "Surel kepada orang yang bersangkutan",
      tgllapororang: after(20),
      penerimalembaga: "Lembaga pelindungan data pribadi",
      tgllaporlembaga: after(26),
    },
  });
}
