import { List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { rulesOf } from "../../catalog/rules-of.ts";

/** What whoever orders agrees to: the terms of every order, and the object's own rules. */
export function Terms({ rules }: { readonly rules: string | null }) {
  const { t } = useTranslation("booking");
  return (
    <List spacing={6}>
      {(["term1", "term2", "term3"] as const).map((term) => (
        <List.Item key={term}>{t(`confirm.${term}`)}</List.Item>
      ))}
      {rulesOf(rules).map((rule) => (
        <List.Item key={rule} lang="id">
          {rule}
        </List.Item>
      ))}
    </List>
  );
}
