import { NativeSelect, SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CaseChoice } from "./use-case-choice.ts";

export interface CaseFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What a worklist is narrowed by: its own filters, and owner and age, which both have. */
export function CaseFilters({ choice, own }: { readonly choice: CaseChoice; readonly own: readonly CaseFilter[] }) {
  const { t } = useTranslation("settlement");
  const common: readonly CaseFilter[] = [
    {
      name: "pemilik",
      label: t("filter.owner"),
      options: [
        { value: "", label: t("filter.anybody") },
        { value: "saya", label: t("filter.me") },
        { value: "tanpa", label: t("filter.nobody") },
      ],
    },
    {
      name: "lebih",
      label: t("filter.age"),
      options: [
        { value: "", label: t("filter.anyAge") },
        { value: "3", label: t("filter.late") },
        { value: "7", label: t("filter.overdue") },
      ],
    },
  ];
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" maw="60rem">
      {[...own, ...common].map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          label={label}
          data={[...options]}
          value={choice.value(name)}
          onChange={({ currentTarget }) => choice.set(name, currentTarget.value)}
        />
      ))}
    </SimpleGrid>
  );
}
