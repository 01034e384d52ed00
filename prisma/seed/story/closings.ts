import { localDate, toInstant } from "@retribusi/contract/define/dates";
import { type Counted, denominations, differenceOf, sumOfCash } from "@retribusi/contract/features/payment/till.rules";
import type { Prisma } from "../../generated/client.ts";
import type { Stage } from "./story.ts";

const zone = "Asia/Jakarta";
const closingTime = "16:30";
/** What is too much to be carried to a counter, or can't be paid by coins, came by card or transfer. */
const isCash = ({ jumlah }: Taken): boolean => jumlah <= 5_000_000n && jumlah % 50n === 0n;
const minute = 60_000;

interface Taken {
  readonly id: number;
  readonly jumlah: bigint;
  readonly tglterima: Date;
}

/** The fewest notes and coins that make an amount. */
function notesOf(amount: number): Counted[] {
  let left = amount;
  // The note of 75,000 was made for a day of remembrance, and few pay with it.
  return denominations
    .filter((nominal) => nominal !== 75_000)
    .flatMap((nominal) => {
      const lembar = Math.floor(left / nominal);
      left -= lembar * nominal;
      return lembar > 0 ? [{ nominal, lembar }] : [];
    });
}

const sumOf = (payments: readonly Taken[]): number => payments.reduce((sum, { jumlah }) => sum + Number(jumlah), 0);

/** A day's closing: now and then a note is missing, which is said. */
function closingOf(
  payments: readonly Taken[],
  teller: { readonly userid: number; readonly fullname: string },
  stage: Stage,
) {
  const times = payments.map(({ tglterima }) => tglterima.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const usual = toInstant(localDate(new Date(last), zone), closingTime, zone).getTime();
  const nontunai = sumOf(payments.filter((payment) => !isCash(payment)));
  const total = sumOf(payments);
  const isShort = total - nontunai >= 20_000 && stage.random.chance(0.06);
  const pecahan = notesOf(total - nontunai - (isShort ? 20_000 : 0));
  const tunai = sumOfCash(pecahan);
  return {
    ...{ kunci: crypto.randomUUID(), petugas: teller.userid, namapetugas: teller.fullname },
    ...{ tglmulai: new Date(first), tgltutup: new Date(Math.max(usual, last + 10 * minute)) },
    ...{ jumlahpembayaran: payments.length, total, tunai, nontunai, pecahan: pecahan.map((one) => ({ ...one })) },
    selisih: differenceOf({ total, tunai, nontunai }),
    catatan: isShort ? "Uang kembalian kurang satu lembar dua puluh ribuan; sudah diganti petugas." : null,
  };
}

/** The teller has closed each day but today, whose payments are still in the drawer. */
export async function seedClosings(tx: Prisma.TransactionClient, stage: Stage): Promise<void> {
  const { cast, now } = stage;
  const teller = await tx.userdata.findUniqueOrThrow({
    where: { userid: cast.teller },
    select: { userid: true, fullname: true },
  });
  const today = toInstant(localDate(now, zone), "00:00", zone);
  const taken = await tx.pembayaran.findMany({
    where: { petugas: cast.teller, tglterima: { lt: today } },
    select: { id: true, jumlah: true, tglterima: true },
    orderBy: { tglterima: "asc" },
  });
  const days = [...Map.groupBy(taken, ({ tglterima }) => localDate(tglterima, zone)).values()];
  const closings = days.map((payments) => ({ payments, data: closingOf(payments, teller, stage) }));
  await tx.penutupan_kas.createMany({ data: closings.map(({ data }) => data) });
  const made = await tx.penutupan_kas.findMany({ select: { id: true, kunci: true } });
  const ids = new Map(made.map(({ id, kunci }) => [kunci, id]));
  await tx.penutupan_kas_isi.createMany({
    data: closings.flatMap(({ payments, data }) =>
      payments.map(({ id: pembayaranid }) => ({ pembayaranid, penutupanid: ids.get(data.kunci) ?? 0 })),
    ),
  });
}
