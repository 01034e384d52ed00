import { SimpleGrid, TextInput } from "@mantine/core";
import type { PolicyForm } from "./use-policy-form.ts";
import { usePolicyWords } from "./use-policy-words.ts";

/** From when guests come, until when they may, and when they leave. */
export function ArrivalFields({ form }: { readonly form: PolicyForm }) {
  const words = usePolicyWords();
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {(["jamcheckin", "batascheckin", "jamcheckout"] as const).map((name) => (
        <TextInput key={name} label={words.field(name)} maxLength={5} required {...form.getInputProps(name)} />
      ))}
    </SimpleGrid>
  );
}
