import type { Transaction } from "../../lib/transaction.ts";

/** Words of this service, its offices and its roles. The same list stands in docs/operations.md; a test compares them. */
const everywhere = `
admin administrator aset badan bank bendahara billing booking camat daerah desa dinas direktur diskominfo dispenda
eretribusi gedung gubernur instansi kabupaten kantor kasir kecamatan kelurahan kepala keuangan kominfo kota lurah nasabah operator
pajak pariwisata pegawai pelayanan pemda pembayaran pemerintah pemkab pemkot pemprov pendapatan pengelola penginapan pengguna
perhubungan petugas provinsi retribusi root sekretaris sewa sistem skpd staf superadmin superuser tagihan teller user walikota
`;

const fewestLetters = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= fewestLetters);

export const contextWords: readonly string[] = wordsOf(everywhere);

/**
 * What people of this installation think of first: the words of every installation, and those of its organisation, its regions and its
 * own address.
 */
export async function listContextWords(
  prisma: Pick<Transaction, "pengaturan" | "tbl_pemda">,
  { PUBLIC_URL = "" }: { readonly PUBLIC_URL?: string },
): Promise<string[]> {
  const name = await prisma.pengaturan.findUnique({ where: { kunci: "namaorganisasi" } });
  const regions = await prisma.tbl_pemda.findMany({ select: { pemdaname: true } });
  const names = [name?.nilai ?? "", PUBLIC_URL, ...regions.map(({ pemdaname }) => pemdaname)];
  return [...new Set([...contextWords, ...names.flatMap(wordsOf)])];
}

/** Digits and signs that people write in the place of letters. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** A password in lower case, and once more with the letters that digits and signs stand for. */
export function readingsOf(password: string): readonly string[] {
  const plain = password.toLowerCase();
  return [plain, plain.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)];
}

/** So much besides the words makes a password one's own: a number counts as one character, a sign as none. */
const fewestOwn = 5;

const ownOf = (rest: string): number => rest.replace(/\d+/g, "0").replace(/[^\p{L}\d]/gu, "").length;

/** Whether a password is little more than words that belong to the place: “Retribusi#2026”, “p3md4-bandung-01”. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return readingsOf(password).some((reading) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), reading);
    return rest !== reading && ownOf(rest) < fewestOwn;
  });
}
