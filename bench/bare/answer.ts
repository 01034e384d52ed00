import type { Pool } from "mariadb";

/** What a bare program is asked. */
export interface Asked {
  readonly parameters: URLSearchParams;
  /** What was sent as JSON. */
  readonly body: unknown;
  /** Ends when whoever asks has gone. */
  readonly signal: AbortSignal;
}

/** Answers with what is sent as JSON, or with pieces of text that are sent as they come. */
export type Answer = (pool: Pool, asked: Asked) => Promise<object | AsyncIterable<string>>;

/** A whole number of the address. */
export const numberIn = ({ parameters }: Asked, name: string): number => Number(parameters.get(name));

/** A moment as the database's strings tell it (UTC). */
export const moment = (text: string): Date => new Date(`${text.replace(" ", "T")}Z`);
