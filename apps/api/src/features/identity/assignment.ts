import type { Label } from "@retribusi/contract/define/label";
import {
  type AssignmentField,
  assignmentFields,
  assignmentOf,
  missingAssignment,
} from "@retribusi/contract/features/identity/userdata.assignment";

type Assignment = Readonly<Record<AssignmentField, number | null>>;
type Problems = Partial<Record<AssignmentField, Label>>;

const needless: Readonly<Record<AssignmentField, Label>> = {
  pemdaid: {
    en: "The user's role works for no regional government; leave this empty.",
    id: "Peran pengguna ini tidak bekerja untuk pemerintah daerah; kosongkan isian ini.",
  },
  skpdid: {
    en: "The user's role works for no agency; leave this empty.",
    id: "Peran pengguna ini tidak bekerja untuk dinas; kosongkan isian ini.",
  },
  pengelolaid: {
    en: "The user's role works for no manager group; leave this empty.",
    id: "Peran pengguna ini tidak bekerja untuk kelompok pengelola; kosongkan isian ini.",
  },
};

/** What is missing for one of the roles, by field. */
export function missingFor(roles: readonly string[], assignment: Assignment): Problems {
  const fields = assignmentOf(roles).filter((field) => assignment[field] === null);
  return Object.fromEntries(fields.map((field) => [field, missingAssignment[field]]));
}

/** What is being written although none of the roles works for it. Somebody without a role may be prepared for any. */
export function needlessFor(roles: readonly string[], write: Partial<Assignment>): Problems {
  if (roles.length === 0) return {};
  const used = assignmentOf(roles);
  const fields = assignmentFields.filter((field) => typeof write[field] === "number" && !used.includes(field));
  return Object.fromEntries(fields.map((field) => [field, needless[field]]));
}
