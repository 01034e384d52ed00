import { Prisma } from "../generated/client.ts";
import { lastDay } from "./days.ts";

type Transaction = Prisma.TransactionClient;

/** The columns of an object that its capacity consists of: whoever writes one of them calls `recordCapacity`. */
const capacity = Prisma.sql`o.jumlahobject, o.statusobject, o.satuantarif, o.jambuka, o.jamtutup, o.jamhari`;

/** Today on the object's clocks; `o` is the object, `p` its region. */
const today = Prisma.sql`DATE(UTC_TIMESTAMP(3) + INTERVAL CASE COALESCE(o.zonawaktu, p.zonawaktu)
  WHEN 'Asia/Jayapura' THEN 9 WHEN 'Asia/Makassar' THEN 8 ELSE 7 END HOUR)`;

/**
 * Keeps what an object offers from its local today on, after one of the columns of its capacity was written and in the same transaction; and
 * marks the days that it changes, where there are bookings. Nothing is written when nothing changed.
 */
export async function recordCapacity(tx: Transaction, objectid: number): Promise<void> {
  const written = await tx.$executeRaw`
    INSERT INTO kapasitas_object (objectid, berlakumulai, jumlahobject, statusobject, satuantarif, jambuka, jamtutup, jamhari)
    SELECT o.objectid, ${today}, ${capacity} FROM mst_objectretribusi o JOIN tbl_pemda p ON p.idpemda = o.idpemda
    LEFT JOIN (SELECT k.* FROM kapasitas_object k WHERE k.objectid = ${objectid} ORDER BY k.berlakumulai DESC LIMIT 1) k ON k.objectid = o.objectid
    WHERE o.objectid = ${objectid} AND NOT (o.jumlahobject <=> k.jumlahobject AND o.statusobject <=> k.statusobject
      AND o.satuantarif <=> k.satuantarif AND o.jambuka <=> k.jambuka AND o.jamtutup <=> k.jamtutup
      AND o.jamhari <=> k.jamhari)
    ON DUPLICATE KEY UPDATE jumlahobject = o.jumlahobject, statusobject = o.statusobject, satuantarif = o.satuantarif,
      jambuka = o.jambuka, jamtutup = o.jamtutup, jamhari = o.jamhari`;
  if (written === 0) return;
  await tx.$executeRaw`INSERT INTO ringkasan_tanda (objectid, dari, sampai)
    SELECT o.objectid, ${today}, ${lastDay} FROM mst_objectretribusi o JOIN tbl_pemda p ON p.idpemda = o.idpemda
    WHERE o.objectid = ${objectid} AND EXISTS (SELECT 1 FROM booking b WHERE b.objectid = o.objectid)`;
}

/** The first capacity of objects that were just made and have none, from their local today on. They have no bookings to be marked. */
export const recordFirstCapacities = (tx: Transaction): Promise<number> =>
  tx.$executeRaw`
    INSERT IGNORE INTO kapasitas_object (objectid, berlakumulai, jumlahobject, statusobject, satuantarif, jambuka, jamtutup, jamhari)
    SELECT o.objectid, ${today}, ${capacity} FROM mst_objectretribusi o JOIN tbl_pemda p ON p.idpemda = o.idpemda
    LEFT JOIN kapasitas_object k ON k.objectid = o.objectid WHERE k.objectid IS NULL`;

/**
 * Lets the first capacity of objects begin with their first booking where that is older than what is known: bookings that were brought
 * in, as by a seed, lie before the object's own creation.
 */
export async function extendFirstCapacities(tx: Transaction): Promise<void> {
  await recordFirstCapacities(tx);
  await tx.$executeRaw`UPDATE kapasitas_object k
    JOIN (SELECT objectid, MIN(berlakumulai) AS since FROM kapasitas_object GROUP BY objectid) f
      ON f.objectid = k.objectid AND f.since = k.berlakumulai
    JOIN (SELECT objectid, MIN(LEAST(haripesan, haripakai)) AS day FROM booking GROUP BY objectid) b ON b.objectid = k.objectid
    SET k.berlakumulai = b.day WHERE b.day < k.berlakumulai`;
}
