import { Anchor, List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { rulesOf } from "../../catalog/rules-of.ts";

/** What whoever orders agrees to: the terms of every order, and the object's own rules. All terms open beside, so that nothing is lost. */
export function Terms({ rules }: { readonly rules: string | null }) {
  const { t } = useTranslation("booking");
  const { t: help } = useTranslation("help");
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
      <List.Item>
        <Anchor component={Link} to={paths.helpPart("syarat")} target="_blank" rel="noopener">
          {help("terms.whole")}
        </Anchor>
      </List.Item>
    </List>
  );
}
