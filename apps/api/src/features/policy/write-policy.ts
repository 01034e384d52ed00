import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import type { ObjectPolicy, PolicyWrite } from "@retribusi/contract/features/policy/policy.endpoints";
import { storeFacilities } from "@retribusi/contract/features/policy/policy.facilities";
import { storeWeek } from "@retribusi/contract/features/policy/policy.hours";
import { refusePolicy, refuseWeek } from "@retribusi/contract/features/policy/policy.rules";
import { Prisma } from "@retribusi/db/generated/client";
import { recordCapacity } from "@retribusi/db/summary/capacity";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { writeAudit } from "../../records/audit.ts";
import { conflictOf } from "../../records/conflict.ts";
import { withInventory } from "../booking/inventory.ts";
import { getPolicy } from "./policy.query.ts";

type Wanted = Omit<PolicyWrite, "versi">;

/** What was left out stays as it is. */
const given = (wanted: Wanted): Partial<ObjectPolicy> =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));

function columnsOf({ jampekan, fasilitas, aturanbatal, dokumenwajib, ...plain }: Wanted) {
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(jampekan ? storeWeek(jampekan) : {}),
    fasilitas: storeFacilities(fasilitas),
    aturanbatal: aturanbatal ?? Prisma.DbNull,
    dokumenwajib,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ, on one side. */
const only = (policy: ObjectPolicy, names: readonly string[]) =>
  Object.fromEntries(Object.entries(policy).filter(([name]) => names.includes(name)));

interface Call {
  readonly user: CurrentUser;
  readonly ip: string;
}

/**
 * Writes on what terms an object is let, under its inventory: hours and pauses decide what is free. Throws NOT_FOUND, VALIDATION with the
 * field that can't be meant, CONFLICT with what somebody else has made of it meanwhile.
 */
export function savePolicy(
  deps: Deps,
  { user, ip }: Call,
  objectid: number,
  { versi, ...wanted }: PolicyWrite,
): Promise<ObjectPolicy> {
  return withInventory(deps.db, [objectid], async ({ tx }) => {
    const before = await getPolicy(tx, user, objectid);
    if (before.versi !== versi) {
      const about = {
        deps,
        user,
        subject: "mst_objectretribusi",
        key: String(objectid),
        entity: objectretribusi,
      } as const;
      throw await conflictOf({ ...about, record: before, versi: before.versi, write: wanted });
    }
    const after = { ...before, ...given(wanted) };
    const changed = Object.keys(after).filter((name) => !isSame(only(after, [name]), only(before, [name])));
    if (changed.length === 0) return before;
    // A week that is sent is written, whatever the object is let by.
    const problems = { ...refusePolicy(after), ...(wanted.jampekan ? refuseWeek(wanted.jampekan) : {}) };
    if (Object.keys(problems).length > 0) throw new AppError("VALIDATION", { fields: problems });
    const data = { ...columnsOf(wanted), versi: versi + 1 };
    await tx.mst_objectretribusi.update({ where: { objectid }, data });
    await recordCapacity(tx, objectid);
    const about = { aksi: "ubah_aturan", entitas: "mst_objectretribusi", kunci: String(objectid) } as const;
    await writeAudit(tx, user, ip, { ...about, sebelum: only(before, changed), sesudah: only(after, changed) });
    return getPolicy(tx, user, objectid);
  });
}
