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
