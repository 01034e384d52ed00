import { type LocalDate, localDate, type Zone } from "@retribusi/contract/define/dates";
import { shownTariff } from "@retribusi/contract/features/booking/booking.price";
import type { Database } from "@retribusi/db/client";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { objectParts, tariffsOf } from "../booking/object.query.ts";
import { takeInventory } from "../booking/take-inventory.ts";
import { todayOf } from "./tariff.query.ts";

/** Lets an object show the general tariff of that day, or the next to come, with its legal basis; its inventory is in hand. */
export async function showTariff(tx: Transaction, objectid: number, today: LocalDate): Promise<void> {
  const object = await tx.mst_objectretribusi.findUniqueOrThrow({
    where: { objectid },
    select: { satuantarif: true, tarif_object: objectParts.tarif_object },
  });
  const shown = shownTariff(tariffsOf(object), object.satuantarif, today);
  const basis = object.tarif_object.find(({ id }) => id === shown?.id)?.dasarhukumid ?? null;
  await tx.mst_objectretribusi.update({
    where: { objectid },
    data: { tarif: shown === undefined ? null : BigInt(shown.tarif), dasarhukumid: basis },
  });
}

const zoneNames: readonly Zone[] = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"];

/** Objects of which another general tariff is in force than the one they show; of sessions some more, which then stay as they are. */
async function listOutdated({ prisma }: Database, now: Date): Promise<number[]> {
  const [west, central, east] = zoneNames.map((zone) => localDate(now, zone));
  const rows = await prisma.$queryRaw<{ objectid: number }[]>`
    SELECT DISTINCT o.objectid FROM tarif_object t
    JOIN mst_objectretribusi o ON o.objectid = t.objectid JOIN tbl_pemda p ON p.idpemda = o.idpemda
    WHERE t.statustarif = 'disetujui' AND t.kelompoktarif = 'umum' AND t.satuantarif = o.satuantarif AND NOT t.khususlibur
      AND (t.tarif <> o.tarif OR NOT t.dasarhukumid <=> o.dasarhukumid)
      AND CASE COALESCE(o.zonawaktu, p.zonawaktu) WHEN 'Asia/Jayapura' THEN ${east} WHEN 'Asia/Makassar' THEN ${central} ELSE ${west} END
        BETWEEN t.berlakumulai AND COALESCE(t.berlakusampai, '9999-12-31')`;
  return rows.map(({ objectid }) => objectid);
}

/** At midnight of its zone an object shows the tariff that came into force. What is ordered goes by the tariffs themselves, not by this. */
export async function showTariffsOfToday(db: Database, now: Date): Promise<number> {
  const outdated = await listOutdated(db, now);
  for (const objectid of outdated) {
    await inTransaction(db, async (tx) => {
      await takeInventory(tx, [objectid]);
      const object = await tx.mst_objectretribusi.findUnique({
        where: { objectid },
        select: { zonawaktu: true, tbl_pemda: { select: { zonawaktu: true } } },
      });
      if (object) await showTariff(tx, objectid, todayOf(object, now));
    });
  }
  return outdated.length;
}
