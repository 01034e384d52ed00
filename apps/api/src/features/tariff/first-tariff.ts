import type { Transaction } from "../../lib/transaction.ts";
import { databaseNow } from "../../lib/transaction.ts";
import { writeProposal } from "./propose-tariff.ts";
import { todayOf } from "./tariff.query.ts";

type By = Pick<Parameters<typeof writeProposal>[1], "user" | "ip">;
type New = Pick<Parameters<typeof writeProposal>[1]["object"], "objectid" | "idpemda">;

interface First {
  readonly tarif: number | null;
  readonly dasarhukumid: number | null;
}

/** What the form of a new object says of its tariff is proposed, from the object's own today on. Throws VALIDATION. */
export async function proposeFirst(
  tx: Transaction,
  by: By,
  { objectid, idpemda }: New,
  { tarif, dasarhukumid }: First,
): Promise<void> {
  if (tarif === null || dasarhukumid === null) return;
  const object = await tx.mst_objectretribusi.findUniqueOrThrow({ where: { objectid }, include: { tbl_pemda: true } });
  const today = todayOf(object, await databaseNow(tx));
  await writeProposal(
    tx,
    { ...by, object: { objectid, idpemda }, today },
    {
      ...{
        kelompoktarif: "umum",
        sesi: null,
        satuantarif: object.satuantarif,
        khususlibur: false,
        tarif,
        dasarhukumid,
      },
      ...{ berlakumulai: today, berlakusampai: null, alasan: null },
    },
  );
}

/** The same for objects that were just brought by a file, which are those without an inventory; they show no tariff before it is approved. */
export async function proposeOfNew(tx: Transaction, userid: number): Promise<void> {
  await tx.$executeRaw`INSERT INTO tarif_object (objectid, kelompoktarif, tarif, satuantarif, berlakumulai, dasarhukum, dasarhukumid, statustarif, diajukanoleh)
    SELECT o.objectid, 'umum', o.tarif, o.satuantarif, UTC_DATE(), d.namadasarhukum, o.dasarhukumid, 'diajukan', ${userid}
    FROM mst_objectretribusi o JOIN tbl_dasarhukum d ON d.dasarhukumid = o.dasarhukumid
    LEFT JOIN object_inventory i ON i.objectid = o.objectid WHERE i.objectid IS NULL`;
  await tx.$executeRaw`UPDATE mst_objectretribusi o LEFT JOIN object_inventory i ON i.objectid = o.objectid
    SET o.tarif = NULL, o.dasarhukumid = NULL WHERE i.objectid IS NULL`;
}
