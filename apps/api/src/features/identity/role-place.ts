import type { Label } from "@retribusi/contract/define/label";
import { missing } from "@retribusi/contract/define/validation-words";
import { type AssignmentField, assignmentOf } from "@retribusi/contract/features/identity/userdata.assignment";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";

/** Where somebody works, or is to work. */
export type Place = Readonly<Record<AssignmentField, number | null>>;

const elsewhere: Label = {
  en: "This account already works somewhere else for another of its roles, and one account works in one place. Another account is needed.",
  id: "Akun ini sudah bekerja di tempat lain untuk peran lainnya, sedangkan satu akun bekerja di satu tempat. Diperlukan akun lain.",
};
const mismatch: Label = {
  en: "This one does not belong to the choice above.",
  id: "Pilihan ini bukan bagian dari pilihan di atasnya.",
};

/** Whether agency and group lie where the fields above say. */
async function findApart(
  tx: Transaction,
  { pemdaid, skpdid, pengelolaid }: Place,
): Promise<AssignmentField | undefined> {
  const is = (found: object | null) => found !== null;
  if (pemdaid !== null && !is(await tx.tbl_pemda.findUnique({ where: { idpemda: pemdaid } }))) return "pemdaid";
  if (skpdid !== null && !is(await tx.tbl_skpd.findFirst({ where: { idskpd: skpdid, idpemda: pemdaid ?? 0 } })))
    return "skpdid";
  const group = { pengelolaid: pengelolaid ?? 0, idskpd: skpdid ?? 0, idpemda: pemdaid ?? 0 };
  if (pengelolaid !== null && !is(await tx.tbl_kelompokpengelola.findFirst({ where: group }))) return "pengelolaid";
  return;
}

/**
 * Where the user works once they hold the role too: what they have for the roles they keep, what is asked for the new one, and nothing of
 * what is left from a role taken away. Throws VALIDATION where it is missing, doesn't belong together or would move a role that they hold.
 */
export async function placeWith(
  tx: Transaction,
  { held, role, present, wished }: { held: readonly string[]; role: string; present: Place; wished: Place },
): Promise<Place> {
  const kept = assignmentOf(held);
  const needed = assignmentOf([role]);
  const refuse = (field: AssignmentField, why: Label) => new AppError("VALIDATION", { fields: { [field]: why } });
  for (const field of needed) {
    if (wished[field] === null) throw refuse(field, missing);
    if (kept.includes(field) && present[field] !== null && present[field] !== wished[field])
      throw refuse(field, elsewhere);
  }
  const of = (field: AssignmentField) =>
    needed.includes(field) ? wished[field] : kept.includes(field) ? present[field] : null;
  const place = { pemdaid: of("pemdaid"), skpdid: of("skpdid"), pengelolaid: of("pengelolaid") };
  const wrong = await findApart(tx, place);
  if (wrong) throw refuse(wrong, mismatch);
  return place;
}

/** Of what was typed, what the role works for. */
export const placeFor = (role: string, typed: Partial<Place>): Place => {
  const needed = assignmentOf([role]);
  const of = (field: AssignmentField) => (needed.includes(field) ? (typed[field] ?? null) : null);
  return { pemdaid: of("pemdaid"), skpdid: of("skpdid"), pengelolaid: of("pengelolaid") };
};
