import type { LocalDate } from "@retribusi/contract/define/dates";
import type { TariffProposal } from "@retribusi/contract/features/tariff/tariff.endpoints";
import { refuseTariff } from "@retribusi/contract/features/tariff/tariff.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { outside } from "../../records/references.ts";
import { objectRows } from "../booking/object.query.ts";
import { takeInventory } from "../booking/take-inventory.ts";
import { type TariffRow, tariffParts, todayOf, versionOf } from "./tariff.query.ts";
import { tellOfTariff } from "./tariff-notice.ts";

interface Proposing {
  readonly user: Pick<CurrentUser, "userid" | "role">;
  readonly ip: string;
  /** The object, its region and its own day. */
  readonly object: { readonly objectid: number; readonly idpemda: number };
  readonly today: LocalDate;
}

/**
 * Writes a proposal beside the other versions of its object, whose inventory is in hand, and tells who may decide on it. Throws VALIDATION with the
 * field that is wrong.
 */
export async function writeProposal(
  tx: Transaction,
  { user, ip, object, today }: Proposing,
  proposal: TariffProposal,
): Promise<TariffRow> {
  const { objectid, idpemda } = object;
  const { dasarhukumid } = proposal;
  const basis = await tx.tbl_dasarhukum.findFirst({ where: { dasarhukumid, idpemda } });
  if (!basis) throw new AppError("VALIDATION", { fields: { dasarhukumid: outside } });
  const others = await tx.tarif_object.findMany({ where: { objectid } });
  const problem = refuseTariff({ ...proposal, statustarif: "diajukan" }, others.map(versionOf), today);
  if (problem) throw new AppError("VALIDATION", { fields: { [problem.field]: problem.message } });
  const dasarhukum = `${basis.nomorperaturan}, ${basis.pasal}`;
  const { berlakumulai, berlakusampai } = proposal;
  const row = await tx.tarif_object.create({
    include: tariffParts,
    data: {
      ...{ ...proposal, objectid, dasarhukum, statustarif: "diajukan", diajukanoleh: user.userid },
      berlakumulai: new Date(berlakumulai),
      berlakusampai: berlakusampai === null ? null : new Date(berlakusampai),
    },
  });
  await writeAudit(tx, user, ip, {
    aksi: "usul_tarif",
    entitas: "mst_objectretribusi",
    kunci: String(objectid),
    sesudah: { ...proposal, dasarhukum },
  });
  await tellOfTariff(tx, row);
  return row;
}

interface Call {
  readonly user: CurrentUser;
  readonly ip: string;
}

/** Proposes a tariff of an object in scope. Throws NOT_FOUND, VALIDATION with the field that is wrong. */
export function propose(
  deps: Deps,
  { user, ip }: Call,
  objectid: number,
  proposal: TariffProposal,
): Promise<TariffRow> {
  return inTransaction(deps.db, async (tx) => {
    const where = { AND: [{ objectid }, objectRows(user)] };
    const object = await tx.mst_objectretribusi.findFirst({ where, include: { tbl_pemda: true } });
    if (!object) throw new AppError("NOT_FOUND");
    await takeInventory(tx, [objectid]);
    const today = todayOf(object, await databaseNow(tx));
    return writeProposal(tx, { user, ip, object, today }, proposal);
  });
}
