import type { askForRole, OwnRequests } from "@retribusi/contract/features/identity/role-request.endpoints";
import { askableFor } from "@retribusi/contract/features/identity/role-request.rules";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, isDuplicate } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { lateBy } from "../../records/conflict.ts";
import { placeFor, placeWith } from "./role-place.ts";
import { getOwnRequests, rolesOf } from "./role-request.query.ts";

type Wish = z.output<typeof askForRole.body>;

const alreadyOpen = {
  en: "You have already asked for a role. Wait for the answer, or withdraw that request first.",
  id: "Anda sudah meminta sebuah peran. Tunggu jawabannya, atau tarik dahulu permintaan itu.",
};
const alreadyHeld = { en: "You have this role already.", id: "Anda sudah memiliki peran ini." };

/** Asks for a role. The index over open requests decides between two at the same moment. */
export async function askRole(deps: Deps, user: CurrentUser, wish: Wish, ip: string): Promise<OwnRequests> {
  const { userid } = user;
  try {
    return await inTransaction(deps.db, async (tx) => {
      const held = await rolesOf(tx, userid);
      if (!askableFor(held).includes(wish.peran)) throw new AppError("VALIDATION", { fields: { peran: alreadyHeld } });
      const { id: role_id } = await tx.roles.findUniqueOrThrow({ where: { name: wish.peran } });
      const present = await tx.userdata.findUniqueOrThrow({ where: { userid } });
      const wished = placeFor(wish.peran, wish);
      await placeWith(tx, { held, role: wish.peran, present, wished });
      const { id } = await tx.permintaan_peran.create({ data: { userid, role_id, ...wished, alasan: wish.alasan } });
      const sesudah = { peran: [wish.peran], ...wished, alasan: wish.alasan };
      await writeAudit(tx, user, ip, { aksi: "ask", entitas: "permintaan_peran", kunci: String(id), sesudah });
      return getOwnRequests(tx, userid);
    });
  } catch (error) {
    if (!isDuplicate(error, "permintaan_peran_terbuka_key")) throw error;
    throw new AppError("ACTION_REFUSED", { values: { reason: alreadyOpen }, details: { reason: "openRequest" } });
  }
}

/** Takes back one's own open request. Throws NOT_FOUND for somebody else's, CONFLICT for one that was decided meanwhile. */
export async function withdrawOwnRequest(deps: Deps, user: CurrentUser, id: number, ip: string): Promise<OwnRequests> {
  const own = { id, userid: user.userid };
  const kunci = String(id);
  const withdrawn = await inTransaction(deps.db, async (tx) => {
    if (!(await tx.permintaan_peran.findFirst({ where: own }))) throw new AppError("NOT_FOUND");
    const data = { keadaan: "ditarik", tglputus: deps.clock.now() } as const;
    const { count } = await tx.permintaan_peran.updateMany({ where: { ...own, keadaan: "menunggu" }, data });
    if (count === 0) return;
    await writeAudit(tx, user, ip, { aksi: "withdraw", entitas: "permintaan_peran", kunci });
    return getOwnRequests(tx, user.userid);
  });
  if (withdrawn) return withdrawn;
  throw await lateBy(deps, user, [{ entitas: "permintaan_peran", kunci, aksi: ["approve", "refuse", "withdraw"] }]);
}
