import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ShareLine } from "../share-line.tsx";
import { Meaning } from "../table/column-meaning.tsx";
import classes from "./figures.module.css";

interface Props {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The report that tells more. */
  readonly to?: string | undefined;
  /** Further words below the value. */
  readonly notes: readonly string[];
  /** A share of the whole, drawn below. */
  readonly percent?: number | undefined;
}

/** One figure of the home: it leads to its report, and says what it means. */
export function FigureCard({ name, value, about, facts, to, notes, percent }: Props) {
  return (
    <li className={classes.figure}>
      <div className={classes.name}>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <Meaning name={name} about={about} facts={facts} />
      </div>
      <div className={classes.value}>
        {to ? (
          <Link to={to} className={classes.link}>
            {value}
          </Link>
        ) : (
          value
        )}
      </div>
      {percent === undefined ? null : <ShareLine value={percent} />}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </li>
  );
}
