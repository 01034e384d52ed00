import {
  assignmentFields,
  assignmentOf,
  missingAssignment,
} from "@retribusi/contract/features/identity/userdata.assignment";
import type { FieldNeeds } from "../../../records/form/field-needs.ts";

/** Region, agency and group as the roles work for them. Without a role nothing is decided yet. */
export function assignmentNeeds(roles: readonly string[]): FieldNeeds {
  if (roles.length === 0) return {};
  const used = assignmentOf(roles);
  return {
    hidden: assignmentFields.filter((field) => !used.includes(field)),
    required: Object.fromEntries(used.map((field) => [field, missingAssignment[field]])),
  };
}
