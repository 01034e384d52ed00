import { Button, Container, Stack } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { NotFoundPage } from "../../components/not-found-page.tsx";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { paths } from "../../lib/paths.ts";
import { ContactList } from "./contact-list.tsx";
import classes from "./help-page.module.css";
import { HelpQuestions } from "./help-questions.tsx";
import { HelpTerms } from "./help-terms.tsx";

const parts = {
  questions: { path: paths.help, Content: HelpQuestions },
  contacts: { path: paths.helpPart("kontak"), Content: ContactList },
  terms: { path: paths.helpPart("syarat"), Content: HelpTerms },
} as const;

type Part = keyof typeof parts;

const partNames = ["questions", "contacts", "terms"] as const satisfies readonly Part[];
const partAt: Readonly<Record<string, Part>> = { "": "questions", kontak: "contacts", syarat: "terms" };

/** The pages of help, and what is told elsewhere: the privacy notice and the guide. */
function HelpLinks({ shown }: { readonly shown: Part }) {
  const { t } = useTranslation("help");
  const elsewhere = [
    { to: paths.privacy, name: t("privacy") },
    { to: paths.guide, name: t("guide") },
  ];
  const list = useRef<HTMLUListElement>(null);
  // Only sideways: the page itself stays where it is.
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.children[partNames.indexOf(shown)];
    if (!row || !current) return;
    row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - row.clientWidth / 4;
  }, [shown]);
  return (
    <nav aria-label={t("parts")}>
      <ul ref={list} className={classes.links}>
        {partNames.map((part) => (
          <li key={part}>
            <Button
              component={Link}
              to={parts[part].path}
              variant={part === shown ? "light" : "default"}
              {...(part === shown ? { "aria-current": "page" as const } : {})}
            >
              {t(`${part}.tab`)}
            </Button>
          </li>
        ))}
        {elsewhere.map(({ to, name }) => (
          <li key={to}>
            <Button component={Link} to={to} variant="default">
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Help for citizens, for everybody to read: questions and answers, who is reached how, and the terms. */
export function HelpPage() {
  const { t } = useTranslation("help");
  const { part = "" } = useParams();
  const shown = partAt[part];
  if (!shown) return <NotFoundPage />;
  const { Content } = parts[shown];
  return (
    <Container size="md" px={0}>
      <PageHeader title={t(`${shown}.title`)} lead={t(`${shown}.lead`)} />
      <Stack gap="xl">
        <HelpLinks shown={shown} />
        <Content />
        <OrganisationContact size="md" />
      </Stack>
    </Container>
  );
}
