import { assignmentFields, assignmentOf } from "@retribusi/contract/features/identity/userdata.assignment";

/** Region, agency and group as far as none of the roles works for them. Without a role nothing is decided yet. */
export function uselessFields(roles: readonly string[]): readonly string[] {
  if (roles.length === 0) return [];
  const used = assignmentOf(roles);
  return assignmentFields.filter((field) => !used.includes(field));
}
