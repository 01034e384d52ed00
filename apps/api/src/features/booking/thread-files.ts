import { attachmentKind } from "@retribusi/contract/features/booking/booking.thread";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";

const gone = {
  en: "This file isn't there any more. Remove it here and add it again.",
  id: "Berkas ini sudah tidak ada. Hapus dari sini, lalu tambahkan kembali.",
};
const otherKind = {
  en: "Only pictures and PDF files can be sent.",
  id: "Hanya gambar dan PDF yang dapat dikirim.",
};

const problem = (at: number, words: typeof gone) => new AppError("VALIDATION", { fields: { [`berkas.${at}`]: words } });

interface Sent {
  readonly bookingid: number;
  readonly percakapanid: number;
  /** Who uploaded them. */
  readonly userid: number;
  readonly files: readonly number[];
}

/**
 * Keeps what the writer uploaded with a message: private pictures and PDF files that wait for a record, each of them once. They are
 * documents of the booking, so that its retention, access and erasure are theirs. Throws VALIDATION at the file that can't be sent.
 */
export async function keepAttachments(
  tx: Transaction,
  { bookingid, percakapanid, userid, files }: Sent,
): Promise<void> {
  if (files.length === 0) return;
  const where = { id: { in: [...files] }, sementara: true, umum: false };
  const found = await tx.berkas.findMany({ where: { ...where, pemilik: userid }, select: { id: true, mime: true } });
  const waiting = new Map(found.map(({ id, mime }) => [id, mime]));
  for (const [at, id] of files.entries()) {
    const mime = waiting.get(id);
    if (mime === undefined || !waiting.delete(id)) throw problem(at, gone);
    if (!mime.startsWith("image/") && mime !== "application/pdf") throw problem(at, otherKind);
  }
  const { count } = await tx.berkas.updateMany({ where, data: { sementara: false } });
  // Thrown away between the two statements.
  if (count < files.length) throw problem(0, gone);
  await tx.booking_dokumen.createMany({
    data: files.map((berkasid) => ({ bookingid, berkasid, jenis: attachmentKind, percakapanid })),
  });
}
