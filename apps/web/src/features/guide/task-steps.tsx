import { Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { useLanguage } from "../../lib/use-label.ts";
import type { Audience } from "./audience.ts";
import { type GuideTask, linksOf } from "./guide.ts";
import type { TaskText, Words } from "./guide-text.ts";
import { piecesOf, wordOf } from "./guide-word.ts";
import classes from "./task-steps.module.css";

/** A word of the screens, as it stands there. */
function ScreenWord({ name }: { readonly name: string }) {
  const word = wordOf(name, useLanguage());
  if (!word) return null;
  if (word.kind === "figure") return word.text;
  return <b {...(word.lang ? { lang: word.lang } : {})}>{word.text}</b>;
}

/** A sentence of the guide with the screens' words in it. */
function Sentence({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece) => (piece.isName ? <ScreenWord key={piece.at} name={piece.text} /> : piece.text));
}

interface Props {
  readonly task: GuideTask;
  readonly text: TaskText;
  readonly words: Words;
  readonly audience: Audience;
  /** Whether the reader gets to the page from here: some read the guide of another role. */
  readonly leadsTo: (page: string) => boolean;
  readonly onFollow?: () => void;
}

function Where({ task, words, audience, leadsTo, onFollow }: Omit<Props, "text">) {
  const links = linksOf(task, audience);
  if (links.length === 0) return null;
  return (
    <Text component="div" size="sm" className={classes.where ?? ""}>
      <span className={classes.whereWord}>{words.where}</span>
      <ul className={classes.places}>
        {links.map(({ page, to, name }) => (
          <li key={page}>
            {leadsTo(page) ? (
              <Link to={to} className={classes.place} {...(onFollow ? { onClick: onFollow } : {})}>
                <ScreenWord name={name} />
              </Link>
            ) : (
              <ScreenWord name={name} />
            )}
          </li>
        ))}
      </ul>
    </Text>
  );
}

/** The numbered steps of a task, what is good to know, and where it is done. */
export function TaskSteps({ text, ...where }: Props) {
  return (
    <>
      <ol className={classes.steps}>
        {text.steps.map((step) => (
          <li key={step}>
            <Sentence text={step} />
          </li>
        ))}
      </ol>
      {text.note ? (
        <Text component="p" size="sm" className={classes.note ?? ""}>
          <b>{where.words.note}:</b> <Sentence text={text.note} />
        </Text>
      ) : null}
      <Where {...where} />
    </>
  );
}
