import { Link } from "react-router-dom";
import type { GuideTask } from "./guide.ts";
import classes from "./guide-contents.module.css";
import type { GuideText, Topic } from "./guide-text.ts";

interface Props {
  readonly tasks: readonly GuideTask[];
  readonly topics: readonly Topic[];
  readonly text: GuideText;
}

/** What the guide holds: chapters, and the numbered tasks where there is room for them. */
export function GuideContents({ tasks, topics, text: { words, tasks: texts } }: Props) {
  return (
    <nav className={classes.contents} aria-labelledby="guide-contents">
      <h2 id="guide-contents" className={classes.title}>
        {words.contents}
      </h2>
      <ul className={classes.topics}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={`?task=${topic}`} replace preventScrollReset className={classes.topic}>
              {words.chapter[topic]}
            </Link>
            <ol className={classes.tasks}>
              {tasks.map((task, at) =>
                task.topic === topic ? (
                  <li key={task.key} value={at + 1}>
                    <Link to={`?task=${task.key}`} replace preventScrollReset className={classes.task}>
                      {texts.get(task.key)?.title}
                    </Link>
                  </li>
                ) : null,
              )}
            </ol>
          </li>
        ))}
      </ul>
    </nav>
  );
}
