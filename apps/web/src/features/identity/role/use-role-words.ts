import { wordsOf } from "@retribusi/contract/access/code-words";
import { useLabel } from "../../../lib/use-label.ts";

/** Stored names of roles as people call them: “Customer, Bank”. */
export function useRoleWords(): (names: readonly string[]) => string {
  const label = useLabel();
  return (names) =>
    names
      .map((name) => {
        const words = wordsOf("role", name);
        return words ? label(words) : name;
      })
      .join(", ");
}
