import { Anchor, List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { type HouseRulesText, rulesOf } from "../../catalog/rules-of.ts";

/** What whoever orders agrees to: the terms of every order, and the object's own rules. All terms open beside, so that nothing is lost. */
export function Terms({ of }: { readonly of: HouseRulesText }) {
  const { t } = useTranslation("booking");
  const { t: help } = useTranslation("help");
  const { rules, language } = rulesOf(useLanguage(), of);
  return (
    <List spacing={6}>
      {(["term1", "term2", "term3"] as const).map((term) => (
        <List.Item key={term}>{t(`confirm.${term}`)}</List.Item>
      ))}
      {rules.map((rule) => (
        <List.Item key={rule} lang={language}>
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
