import { Accordion, Stack, Title, VisuallyHidden } from "@mantine/core";
import { helpParts } from "@retribusi/contract/features/help/help.entity";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { HelpAnswer } from "./help-answer.tsx";
import classes from "./help-page.module.css";
import { hasWords, type ShownText, screenful, shownIn, useHelpTexts } from "./use-help-texts.ts";

/** Questions of one step, each opened by itself, so that a telephone shows all of them at once. */
function Step({ title, texts }: { readonly title: string; readonly texts: readonly ShownText[] }) {
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <Accordion multiple variant="contained" order={3} classNames={{ item: classes.question ?? "" }}>
        {texts.map((text) => (
          <Accordion.Item key={text.id} value={String(text.id)}>
            <Accordion.Control lang={text.language}>{text.title}</Accordion.Control>
            <Accordion.Panel>
              <HelpAnswer text={text} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}

function Found({ texts, search }: { readonly texts: readonly ShownText[]; readonly search: string }) {
  const { t } = useTranslation("help");
  const label = useLabel();
  const icon = <IconSearch aria-hidden />;
  if (texts.length === 0) {
    return search ? (
      <EmptyState icon={icon} title={t("notFound", { search })} description={t("notFoundText")} />
    ) : (
      <EmptyState icon={icon} title={t("empty")} description={t("emptyText")} />
    );
  }
  return helpParts.map((part) => {
    const within = texts.filter(({ bagian }) => bagian === part.value);
    return within.length > 0 ? <Step key={part.value} title={label(part.label)} texts={within} /> : null;
  });
}

/** Questions and answers by the steps of a booking; a search in them leaves out what hasn't its words. */
export function HelpQuestions() {
  const { t } = useTranslation("help");
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const query = useHelpTexts();
  if (!query.data) return <QueryState query={query} lines={screenful} />;
  const questions = query.data.records
    .filter(({ bagian }) => bagian !== "syarat")
    .map((text) => shownIn(language, text));
  const found = questions.filter((text) => hasWords(text, search));
  return (
    <Stack gap="xl">
      {questions.length > 0 ? (
        <SearchInput
          label={t("search")}
          clearLabel={t("clear")}
          value={search}
          pause={200}
          onSearch={setSearch}
          maw={420}
        />
      ) : null}
      <VisuallyHidden role="status">{search ? t("found", { count: found.length }) : ""}</VisuallyHidden>
      <Found texts={found} search={search} />
    </Stack>
  );
}
