import type { Label } from "../../define/label.ts";

/** Where a user belongs: rows of the masters, not their official codes. */
export type AssignmentField = "pemdaid" | "skpdid" | "pengelolaid";

export const assignmentFields: readonly AssignmentField[] = ["pemdaid", "skpdid", "pengelolaid"];

/** What each role works for; the rows it may see follow from it. Roles without an entry work for nobody in particular. */
const needs: Readonly<Record<string, readonly AssignmentField[]>> = {
  pemda: ["pemdaid"],
  dinas: ["pemdaid", "skpdid"],
  pengelola: ["pemdaid", "skpdid", "pengelolaid"],
};

/** What the roles need together, and nothing else may be chosen; without any role nothing is decided yet. */
export const assignmentOf = (roles: readonly string[]): readonly AssignmentField[] =>
  assignmentFields.filter((field) => roles.some((role) => needs[role]?.includes(field)));

/** What a person is told who left one of them empty although a role needs it. */
export const missingAssignment: Readonly<Record<AssignmentField, Label>> = {
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
