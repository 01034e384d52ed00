import type { Label } from "@retribusi/contract/define/label";
import type { Transaction } from "../../lib/transaction.ts";

/** Where a user belongs: rows of the masters, not their official codes. */
export interface Assignment {
  readonly pemdaid: number | null;
  readonly skpdid: number | null;
  readonly pengelolaid: number | null;
}

type AssignmentField = keyof Assignment;

/** What each role must be assigned to; the rows it may see follow from it. Roles without an entry need nothing. */
const needed: Readonly<Record<string, readonly AssignmentField[]>> = {
  pemda: ["pemdaid"],
  dinas: ["pemdaid", "skpdid"],
  pengelola: ["pemdaid", "skpdid", "pengelolaid"],
};

const messages: Readonly<Record<AssignmentField, Label>> = {
  pemdaid: {
    en: "The user's role needs a regional government.",
    id: "Peran pengguna ini memerlukan pemerintah daerah.",
  },
  skpdid: { en: "The user's role needs an agency.", id: "Peran pengguna ini memerlukan dinas." },
  pengelolaid: {
    en: "The user's role needs a manager group.",
    id: "Peran pengguna ini memerlukan kelompok pengelola.",
  },
};

/** What is missing for one of the roles, by field. */
export function missingFor(roles: readonly string[], assignment: Assignment): Partial<Record<AssignmentField, Label>> {
  const missing = roles.flatMap((role) => needed[role] ?? []).filter((field) => assignment[field] === null);
  return Object.fromEntries(missing.map((field) => [field, messages[field]]));
}

const otherRegion = { en: "This agency belongs to another region.", id: "Dinas ini milik daerah lain." };
const otherAgency = {
  en: "This manager group belongs to another agency.",
  id: "Kelompok pengelola ini milik dinas lain.",
};

/** What contradicts itself: an agency of another region, a group of another agency. */
export async function contradictionsOf(
  tx: Transaction,
  { pemdaid, skpdid, pengelolaid }: Assignment,
): Promise<Partial<Record<AssignmentField, Label>>> {
  const skpd = skpdid === null ? null : await tx.tbl_skpd.findUnique({ where: { idskpd: skpdid } });
  const group = pengelolaid === null ? null : await tx.tbl_kelompokpengelola.findUnique({ where: { pengelolaid } });
  return {
    ...(skpd && skpd.idpemda !== pemdaid ? { skpdid: otherRegion } : {}),
    ...(group && group.idskpd !== skpdid ? { pengelolaid: otherAgency } : {}),
  };
}
