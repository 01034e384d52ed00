import { FormConflict } from "../../components/form-conflict.tsx";
import type { PolicyValues } from "./policy-values.ts";
import type { usePolicyForm } from "./use-policy-form.ts";
import { usePolicyWords } from "./use-policy-words.ts";

interface Props {
  readonly conflict: ReturnType<typeof usePolicyForm>["conflict"];
}

/** What somebody else has saved while the form was open. */
export function PolicyConflict({ conflict }: Props) {
  const words = usePolicyWords();
  const found = conflict.conflict;
  if (!found) return null;
  const sides: Readonly<Record<"now" | "mine", (name: string) => PolicyValues>> = {
    now: () => found.now,
    mine: (name) => ({ ...found.now, [name]: conflict.mineOf(name) }),
  };
  return (
    <FormConflict
      conflict={conflict}
      labelOf={words.field}
      show={(name, side) => words.value(name, sides[side](name))}
    />
  );
}
