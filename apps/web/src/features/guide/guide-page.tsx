import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { NotFoundPage } from "../../components/not-found-page.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { type Audience, isAudience } from "./audience.ts";
import { tasksOf, topicsOf } from "./guide.ts";
import { GuideContents } from "./guide-contents.tsx";
import { GuideImprint } from "./guide-imprint.tsx";
import classes from "./guide-page.module.css";
import { type GuideText, useGuideText } from "./guide-text.ts";
import { GuideTopic } from "./guide-topic.tsx";
import { OtherGuides } from "./other-guides.tsx";
import { useWantedTask } from "./use-wanted-task.ts";

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
  const { data, error, refetch } = useGuideText(topicsOf(tasksOf(audience)));
  if (data) return <GuideScreen audience={audience} text={data} />;
  return (
    <>
      <PageHeader title={t("help")} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={6} />}
    </>
  );
}

/** The guide of a role, or of citizens; made for reading here and on paper. */
export function GuidePage() {
  const { role = "visitor" } = useParams();
  return isAudience(role) ? <LoadedGuide key={role} audience={role} /> : <NotFoundPage />;
}
