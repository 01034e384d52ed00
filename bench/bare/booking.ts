import { type Answer, numberIn } from "./answer.ts";

const core = `SELECT t.*, s.uraianstatus, o.objectname, o.subobjectname, o.lokasialamat, o.lokasikabkota, o.fotoobjectutama, o.satuanobject,
    COALESCE(o.zonawaktu, p.zonawaktu) AS zonawaktu, o.jamcheckin, o.jamcheckout, o.batascheckin, o.aturan, o.aturanen, g.pengelolaname, g.notelp AS notelppengelola,
    d.skpdname, p.pemdaname, a.rekeninganggaran, a.uraiananggaran, u.kelompoktarif AS kelompokterbukti
  FROM booking t JOIN tbl_statusbooking s ON s.statusbooking = t.statusbooking JOIN mst_objectretribusi o ON o.objectid = t.objectid
  JOIN tbl_kelompokpengelola g ON g.pengelolaid = t.pengelolaid JOIN tbl_skpd d ON d.idskpd = t.idskpd JOIN tbl_pemda p ON p.idpemda = t.idpemda
  JOIN tbl_mataanggaran a ON a.idanggaran = t.idanggaran LEFT JOIN userdata u ON u.userid = t.idpemesan
  WHERE t.id = ? AND t.jenisbooking = 'penginapan' AND t.idskpd = ?`;

/** Everything that belongs to the booking, each row as JSON under the name of its part. */
const parts = `SELECT 'tagihan' AS part, JSON_OBJECT('idbilling', idbilling, 'jumlah', jumlah, 'nomordokumen', nomordokumen, 'tglterbit', tglterbit,
    'tglexpired', tglexpired, 'statustagihan', statustagihan) AS row FROM tagihan WHERE bookingid = ?
  UNION ALL SELECT 'pembayaran', JSON_OBJECT('id', id, 'nomorkuitansi', nomorkuitansi, 'kodecek', kodecek, 'jumlah', jumlah, 'tgltransaksi',
    tgltransaksi, 'tglterima', tglterima, 'bankid', bankid, 'referensi', referensi) FROM pembayaran WHERE bookingid = ?
  UNION ALL SELECT 'riwayat', JSON_OBJECT('aksi', r.aksi, 'daristatus', r.daristatus, 'kestatus', r.kestatus, 'nama', u.fullname, 'peran', r.peran,
    'alasan', r.alasan, 'waktu', r.waktu) FROM booking_riwayat r LEFT JOIN userdata u ON u.userid = r.userid WHERE r.bookingid = ?
  UNION ALL SELECT 'diskon', JSON_OBJECT('id', d.id, 'nomorsk', d.nomorsk, 'jumlah', d.jumlah, 'subtotal', d.subtotal, 'alasan', d.alasan,
    'keputusan', d.keputusan, 'pengusul', u.fullname) FROM diskon_booking d JOIN userdata u ON u.userid = d.diajukanoleh WHERE d.bookingid = ?
  UNION ALL SELECT 'dokumen', JSON_OBJECT('berkasid', d.berkasid, 'jenis', d.jenis, 'namaasli', f.namaasli, 'mime', f.mime, 'path', f.path)
    FROM booking_dokumen d JOIN berkas f ON f.id = d.berkasid WHERE d.bookingid = ?
  UNION ALL SELECT 'pengecualian', JSON_OBJECT('id', id, 'jumlah', jumlah, 'jenis', jenis) FROM pengecualian_bayar
    WHERE bookingid = ? AND penyelesaian IS NULL
  UNION ALL SELECT 'pengembalian', JSON_OBJECT('id', id, 'jumlah', jumlah, 'statuspengembalian', statuspengembalian, 'alasan', alasan)
    FROM pengembalian WHERE bookingid = ?
  UNION ALL SELECT 'tarifobject', JSON_OBJECT('tarif', t.tarif, 'satuantarif', t.satuantarif, 'dasarhukum', t.dasarhukum) FROM tarif_object t
    WHERE t.objectid = ?`;

/** One booking of an agency with everything that its screen shows: two statements. */
export const answerBooking: Answer = async (pool, asked) => {
  const id = numberIn(asked, "id");
  const [row] = await pool.query<{ objectid: number }[]>(core, [id, numberIn(asked, "idskpd")]);
  if (!row) throw new Error(`No booking ${id}`);
  const children = await pool.query<{ part: string; row: unknown }[]>(parts, [...Array(7).fill(id), row.objectid]);
  const made: Record<string, unknown[]> = {};
  for (const { part, row: child } of children) {
    const list = made[part] ?? [];
    made[part] = list;
    list.push(typeof child === "string" ? JSON.parse(child) : child);
  }
  return { ...row, ...made };
};
