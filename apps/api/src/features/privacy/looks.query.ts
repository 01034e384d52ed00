import { isRole } from "@retribusi/contract/define/roles";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Look, LookKind } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { type Database, readerOptions } from "@retribusi/db/client";
import { z } from "zod";

const size = 20;

/** What an entry of the audit trail is to the person it is about. */
const kinds = {
  lihat_nik: "nik",
  lihat_dokumen: "dokumen",
  lihat_surat: "dokumen",
  cari_nasabah: "pencarian",
} as const satisfies Readonly<Record<string, LookKind>>;

const instant = z.string().transform((text) => `${text.replace(" ", "T")}Z`);
const row = z.object({
  aksi: z.enum(["lihat_nik", "lihat_dokumen", "lihat_surat", "cari_nasabah"]),
  peran: z.string().nullable(),
  pengelolaname: z.string().nullable(),
  skpdname: z.string().nullable(),
  pemdaname: z.string().nullable(),
  bookingid: z.int().nullable(),
  jenisbooking: z.enum(bookingKinds).nullable(),
  pertama: instant,
  terakhir: instant,
  jumlah: z.int(),
});

const actions = "('lihat_nik', 'lihat_dokumen', 'lihat_surat', 'cari_nasabah')";
const columns = "a.userid, a.peran, a.aksi, a.waktu";

/**
 * The entries are found by the record that they are about: the person's account, and their bookings, whose number stands in `kunci` as
 * text. Both conditions have the index (entitas, kunci). One line for a day, a reader and a record.
 */
const sql = `
SELECT s.aksi, s.peran, s.bookingid, s.jenisbooking, k.pengelolaname, d.skpdname, p.pemdaname,
  MIN(s.waktu) AS pertama, MAX(s.waktu) AS terakhir, COUNT(*) AS jumlah
FROM (
  SELECT ${columns}, NULL AS bookingid, NULL AS jenisbooking FROM audit a
  WHERE a.entitas = 'userdata' AND a.kunci = ? AND a.aksi IN ${actions}
  UNION ALL
  SELECT ${columns}, b.id AS bookingid, b.jenisbooking FROM booking b
  JOIN audit a ON a.entitas IN ('trx_penginapan', 'trx_gedung', 'trx_alat', 'report_trx_all')
    AND a.kunci = CONVERT(b.id USING utf8mb4) COLLATE utf8mb4_unicode_ci AND a.aksi IN ${actions}
  WHERE b.idpemesan = ?
) s
LEFT JOIN userdata u ON u.userid = s.userid
LEFT JOIN tbl_kelompokpengelola k ON k.pengelolaid = u.pengelolaid
LEFT JOIN tbl_skpd d ON d.idskpd = u.skpdid
LEFT JOIN tbl_pemda p ON p.idpemda = u.pemdaid
WHERE s.userid IS NULL OR s.userid <> ?
GROUP BY DATE(s.waktu), s.userid, s.peran, s.aksi, s.bookingid, s.jenisbooking, k.pengelolaname, d.skpdname, p.pemdaname
ORDER BY terakhir DESC, s.bookingid
LIMIT ? OFFSET ?`;

/** Who works for what: the nearest office is the one that answers for it. */
const officeOf = (found: z.output<typeof row>): string | null =>
  found.pengelolaname ?? found.skpdname ?? found.pemdaname;

/** Looks at the identity data of a person by others, latest first; `page` counts from 1. */
export async function listLooksAt(
  { pool }: Database,
  userid: number,
  page: number,
): Promise<{ records: Look[]; hasMore: boolean }> {
  const values = [String(userid), userid, userid, size + 1, (page - 1) * size];
  const found = z.array(row).parse(await pool.query({ ...readerOptions, sql }, values));
  const records = found.slice(0, size).map((one) => ({
    jenis: kinds[one.aksi],
    peran: one.peran !== null && isRole(one.peran) ? one.peran : null,
    kantor: officeOf(one),
    bookingid: one.bookingid,
    jenisbooking: one.jenisbooking,
    pertama: one.pertama,
    terakhir: one.terakhir,
    jumlah: one.jumlah,
  }));
  return { records, hasMore: found.length > size };
}
