import { Card, Stack, Text, Title } from "@mantine/core";
import { formatDate, localDate } from "@retribusi/contract/define/dates";
import { IconFileText } from "@tabler/icons-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { UsualZone } from "../../lib/organisation.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { HelpAnswer } from "./help-answer.tsx";
import { screenful, shownIn, useHelpTexts } from "./use-help-texts.ts";

/** The terms of use, whole, with the day of their latest change. */
export function HelpTerms() {
  const { t } = useTranslation("help");
  const language = useLanguage();
  const zone = useContext(UsualZone);
  const query = useHelpTexts();
  if (!query.data) return <QueryState query={query} lines={screenful} />;
  const terms = query.data.records.filter(({ bagian }) => bagian === "syarat");
  const changed = terms
    .map(({ date_updated }) => date_updated)
    .sort()
    .at(-1);
  if (!changed) {
    return <EmptyState icon={<IconFileText aria-hidden />} title={t("termsEmpty")} description={t("emptyText")} />;
  }
  return (
    <Card component={Stack} gap="xl">
      <Text c="dimmed">{t("changed", { date: formatDate(localDate(new Date(changed), zone), language) })}</Text>
      {terms
        .map((text) => shownIn(language, text))
        .map((text) => (
          <section key={text.id}>
            <Title order={2} size="h3" mb="xs" lang={text.language}>
              {text.title}
            </Title>
            <HelpAnswer text={text} />
          </section>
        ))}
    </Card>
  );
}
