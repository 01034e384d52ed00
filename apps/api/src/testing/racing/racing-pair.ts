import type { BreakableApp } from "../breakable-app.ts";
import type { Send, WritingStage } from "../writing/writing-call.ts";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a call goes through: an application with its own way to the database. */
export type Through = Pick<BreakableApp, "app" | "db">;

/** A request, or what the background does; the same as often as it is asked to. */
export type RacingCall = (through: Through) => Promise<Answer>;

/** Two calls that meet on the same rows. Whichever comes first, one of them succeeds. */
export interface RacingPair {
  /** What the two do, as a sentence goes on with "at the same time". */
  readonly name: string;
  /** Brings everything to where they meet, and answers both. */
  prepare(stage: WritingStage): Promise<readonly [RacingCall, RacingCall]>;
  /**
   * The one of them that reads its answer after its transaction, when the other may have taken away what it would tell of: its status is
   * either.
   */
  readonly answeredLater?: 0 | 1;
}

/** A request of the API. */
export const request =
  (send: Send): RacingCall =>
  async ({ app }) => {
    const { status, body } = await send(app);
    return { status, body };
  };

/** What a process does by itself. */
export const background =
  (work: (db: Through["db"]) => Promise<unknown>): RacingCall =>
  async ({ db }) => {
    await work(db);
    return { status: 200, body: null };
  };

export type Prepare = RacingPair["prepare"];

/** A pair of requests. */
export const both = (one: Send, other: Send): readonly [RacingCall, RacingCall] => [request(one), request(other)];
