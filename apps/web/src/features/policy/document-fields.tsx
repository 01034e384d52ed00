import { MultiSelect, SimpleGrid } from "@mantine/core";
import { documentKindLabels, documentKinds, proofLabels } from "@retribusi/contract/features/policy/policy.documents";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import type { PolicyForm } from "./use-policy-form.ts";

/** What must be attached to an order, by payer group. */
export function DocumentFields({ form }: { readonly form: PolicyForm }) {
  const { t } = useTranslation("policy");
  const label = useLabel();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {payerGroups.map((group) => {
        const chosen = form.values.dokumenwajib[group];
        return (
          <MultiSelect
            key={group}
            label={label(payerGroupLabels[group])}
            description={group === "umum" ? t("everybody") : t("proof", { proof: label(proofLabels[group]) })}
            data={documentKinds
              .filter((kind) => group !== "umum" || kind !== "bukti_kelompok")
              .map((value) => ({ value, label: label(documentKindLabels[value]) }))}
            placeholder={chosen.length === 0 ? t("noDocument") : ""}
            clearable
            clearButtonProps={{ "aria-label": t("clear", { name: label(payerGroupLabels[group]) }) }}
            {...form.getInputProps(`dokumenwajib.${group}`)}
          />
        );
      })}
    </SimpleGrid>
  );
}
