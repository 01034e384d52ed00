import { Anchor, Button, Text, Title } from "@mantine/core";
import { formatDate, localDate } from "@retribusi/contract/define/dates";
import { roles } from "@retribusi/contract/define/roles";
import { IconPrinter } from "@tabler/icons-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { NotFoundPage } from "../../components/not-found-page.tsx";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { UsualZone, useOrganisation } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { type Audience, guidePath, isAudience } from "./audience.ts";
import { tasksOf, topicsOf } from "./guide.ts";
import { GuideContents } from "./guide-contents.tsx";
import classes from "./guide-page.module.css";
import { type GuideText, useGuideText, type Words } from "./guide-text.ts";
import { GuideTopic } from "./guide-topic.tsx";
import { useWantedTask } from "./use-wanted-task.ts";

const audiences: readonly Audience[] = ["visitor", ...roles];

/** The way to the guides of other roles: whoever helps somebody reads what that person reads. */
function OtherGuides({ words, audience }: { readonly words: Words; readonly audience: Audience }) {
  return (
    <nav className={classes.others} aria-labelledby="guide-others">
      <Title order={2} size="h3" id="guide-others">
        {words.others}
      </Title>
      <Text size="sm" c="dimmed">
        {words.othersLead}
      </Text>
      <ul className={classes.otherList}>
        {audiences
          .filter((other) => other !== audience)
          .map((other) => (
            <li key={other}>
              <Anchor component={Link} to={guidePath(other)}>
                {words.title[other]}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Whose guide it is and how old a printed one is. */
function GuideImprint({ words }: { readonly words: Words }) {
  const { t } = useTranslation("shell");
  const { namaorganisasi } = useOrganisation();
  const today = formatDate(localDate(serverNow(), useContext(UsualZone)), useLanguage());
  return (
    <div className={classes.imprint}>
      {[t("product"), namaorganisasi ?? t("tagline"), `${words.asOf} ${today}`].join(" · ")}
      <OrganisationContact inherit />
    </div>
  );
}

function GuideScreen({ audience, text }: { readonly audience: Audience; readonly text: GuideText }) {
  const tasks = tasksOf(audience);
  const topics = topicsOf(tasks);
  const { words } = text;
  useWantedTask();
  return (
    <article className={classes.guide}>
      <PageHeader
        title={words.title[audience]}
        lead={words.lead[audience]}
        actions={
          <Button
            className={classes.screenOnly ?? ""}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        }
      />
      <GuideImprint words={words} />
      <div className={classes.columns}>
        <GuideContents tasks={tasks} topics={topics} text={text} />
        <div className={classes.topics}>
          {topics.map((topic) => (
            <GuideTopic key={topic} topic={topic} tasks={tasks} text={text} audience={audience} />
          ))}
          <OtherGuides words={words} audience={audience} />
        </div>
      </div>
    </article>
  );
}

function LoadedGuide({ audience }: { readonly audience: Audience }) {
  const { t } = useTranslation("shell");
  const query = useGuideText(topicsOf(tasksOf(audience)));
  if (query.data) return <GuideScreen audience={audience} text={query.data} />;
  return (
    <>
      <PageHeader title={t("help")} />
      <QueryState query={query} lines={6} />
    </>
  );
}

/** The guide of a role, or of citizens; made for reading here and on paper. */
export function GuidePage() {
  const { role = "visitor" } = useParams();
  return isAudience(role) ? <LoadedGuide key={role} audience={role} /> : <NotFoundPage />;
}
