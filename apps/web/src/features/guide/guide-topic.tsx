import { Title } from "@mantine/core";
import type { Audience } from "./audience.ts";
import type { GuideTask } from "./guide.ts";
import classes from "./guide-page.module.css";
import type { GuideText, Topic } from "./guide-text.ts";
import { TaskSteps } from "./task-steps.tsx";
import { useLeadsTo } from "./use-leads-to.ts";
import { anchorOf } from "./use-wanted-task.ts";

interface Props {
  readonly topic: Topic;
  /** Of the whole guide: numbers go through it. */
  readonly tasks: readonly GuideTask[];
  readonly text: GuideText;
  readonly audience: Audience;
}

/** A chapter of the guide with its tasks. */
export function GuideTopic({ topic, tasks, text, audience }: Props) {
  const leadsTo = useLeadsTo();
  return (
    <section className={classes.topic} aria-labelledby={anchorOf(topic)}>
      <Title order={2} id={anchorOf(topic)} tabIndex={-1} className={classes.topicTitle ?? ""}>
        {text.words.chapter[topic]}
      </Title>
      {tasks.map((task, at) => {
        const said = text.tasks.get(task.key);
        if (task.topic !== topic || !said) return null;
        return (
          <section key={task.key} className={classes.task} aria-labelledby={anchorOf(task.key)}>
            <Title order={3} id={anchorOf(task.key)} tabIndex={-1} className={classes.taskTitle ?? ""}>
              {at + 1}. {said.title}
            </Title>
            <TaskSteps task={task} text={said} words={text.words} audience={audience} leadsTo={leadsTo} />
          </section>
        );
      })}
    </section>
  );
}
