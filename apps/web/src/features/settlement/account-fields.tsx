import { Autocomplete, SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { bankAccount, bankNames } from "@retribusi/contract/features/billing/account.rules";
import { useTranslation } from "react-i18next";

export interface AccountValues extends Record<string, unknown> {
  namabank: string;
  norekening: string;
  namarekening: string;
}

export const noAccount: AccountValues = { namabank: "", norekening: "", namarekening: "" };

/** What is wrong with what was typed, by field. */
export function useAccountRules() {
  const { t } = useTranslation("settlement");
  const filled = (typed: string) => (typed.trim() ? null : t("form.fieldMissing"));
  const isNumber = (typed: string) => bankAccount.shape.norekening.safeParse(typed).success;
  return {
    namabank: filled,
    namarekening: filled,
    norekening: (typed: string) => (isNumber(typed) ? null : t("form.numberHint")),
  };
}

/** Bank, number and holder of the account that money goes back to. */
export function AccountFields({ form }: { readonly form: UseFormReturnType<AccountValues> }) {
  const { t } = useTranslation("settlement");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Autocomplete
        label={t("form.bank")}
        required
        data={[...bankNames]}
        maxLength={64}
        {...form.getInputProps("namabank")}
      />
      <TextInput
        label={t("form.number")}
        description={t("form.numberHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...form.getInputProps("norekening")}
      />
      <TextInput label={t("form.holder")} required maxLength={120} {...form.getInputProps("namarekening")} />
    </SimpleGrid>
  );
}
