import { setTimeout as wait } from "node:timers/promises";
import type { BreakableApp } from "./breakable-app.ts";
import type { DatabaseImage } from "./database-image.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Answer, RacingCall, RacingPair, Through } from "./racing/racing-pair.ts";
import { type Changes, changingOf, isBeside, isSentBeside, tell } from "./told-changes.ts";
import type { WritingStage } from "./writing/writing-call.ts";

type Side = Through & Pick<BreakableApp, "link">;
type Two<T> = readonly [T, T];

/** One of the pair and the way that it takes to the database. */
interface Runner {
  readonly call: RacingCall;
  readonly side: Side;
}

/**
 * How long no statement goes over a call's link before it counts as standing still: a lock of the other one is in its way. Where the machine was
 * only slow, the other one goes on a little early, which is one more order of the statements and as good as any.
 */
const still = 40;

async function untilStill({ link }: Side): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const left = Math.max(begun, link.gate.passedAt()) + still - performance.now();
    if (left <= 0) return;
    await wait(left);
  }
}

/** A call that is under way and is held before one of its statements. */
interface Running {
  readonly answer: Promise<Answer>;
  /** Settled when it is where it is held, or has ended. */
  readonly isThere: Promise<void>;
  /** The same, or when it stands still. */
  readonly stands: Promise<void>;
  /** Lets it go on; settled when it has ended or stands still. */
  goOn(): Promise<void>;
}

/** Begins a call; behind its last place it isn't held. */
function begin({ call, side }: Runner, place: number): Running {
  let left = place;
  const hold = side.link.gate.hold((sql) => !isSentBeside(sql) && left-- === 0);
  const answer = call(side);
  const ended = answer.then(() => undefined);
  const isThere = Promise.race([hold.reached, ended]);
  return {
    answer,
    isThere,
    stands: Promise.race([isThere, untilStill(side)]),
    goOn() {
      hold.release();
      return Promise.race([ended, untilStill(side)]);
    },
  };
}

const text = ({ status, body }: Answer): string => `${status} ${JSON.stringify(body)?.slice(0, 200)}`;

/** What came of both calls. */
interface Outcome {
  readonly answers: Two<Answer>;
  readonly changes: Changes;
}

/** Where the two are held: each before the statement of that number. */
export interface Meeting {
  /** Which of the pair begins. */
  readonly first: 0 | 1;
  /** The place of the one that begins, and that of the other. */
  readonly places: Two<number>;
}

/** Two calls that meet, from a state to which everything is taken back after each try. */
export class RacingCalls {
  readonly #pair: RacingPair;
  readonly #stage: WritingStage;
  readonly #runners: Two<Runner>;
  readonly #image: DatabaseImage;
  /** What came of one after the other, as often as it was tried, by which of them was first. */
  readonly #inTurn: Two<Outcome[]> = [[], []];
  /** The statements of each when it is the first and nobody holds it. */
  statements: Two<readonly string[]> = [[], []];

  private constructor(pair: RacingPair, stage: WritingStage, runners: Two<Runner>, image: DatabaseImage) {
    this.#pair = pair;
    this.#stage = stage;
    this.#runners = runners;
    this.#image = image;
  }

  /** Brings everything to where the two meet, and learns what comes of one after the other. Throws where neither of them succeeds. */
  static async open(stage: WritingStage, sides: Two<Side>, pair: RacingPair): Promise<RacingCalls> {
    const [one, other] = await pair.prepare(stage);
    const runners = [
      { call: one, side: sides[0] },
      { call: other, side: sides[1] },
    ] as const;
    const racing = new RacingCalls(pair, stage, runners, await stage.clean.next());
    await racing.#learn();
    return racing;
  }

  async #learn(): Promise<void> {
    const first = [await this.#inOrder(0), await this.#inOrder(1)] as const;
    await this.#learnAgain();
    this.statements = [first[0].statements, first[1].statements];
    const refused = first.find(({ answers }) => answers.every(({ status }) => status !== 200));
    if (refused) throw new Error(`${this.#pair.name}: nobody succeeds: ${refused.answers.map(text).join(" ")}`);
  }

  /** What differs from the times before is what nobody can expect. */
  async #learnAgain(): Promise<void> {
    await this.#inOrder(0);
    await this.#inOrder(1);
  }

  #tell({ answers, changes }: Outcome): string {
    const changing = this.#inTurn.flatMap(([one, ...more]) =>
      more.flatMap((other) => (one ? [...changingOf(one.changes, other.changes)] : [])),
    );
    const statuses = answers.map(({ status }, who) => (who === this.#pair.answeredLater ? "any" : status));
    return `${statuses.join(" and ")}\n${tell(changes, new Set(changing))}`;
  }

  async #outcome(answers: Two<Answer>): Promise<Outcome> {
    const changes = (await this.#image.changes()).filter((change) => !isBeside(change));
    return { answers, changes };
  }

  async #inOrder(first: 0 | 1) {
    const statements: string[] = [];
    const [one, other] = first === 0 ? this.#runners : this.#runners.toReversed();
    if (!one || !other) throw new Error("A pair has two calls.");
    const noting = one.side.link.gate.hold((sql) => {
      if (!isSentBeside(sql)) statements.push(sql);
      return false;
    });
    const earlier = await one.call(one.side);
    noting.release();
    const later = await other.call(other.side);
    const outcome = await this.#outcome(first === 0 ? [earlier, later] : [later, earlier]);
    await this.#image.restore();
    this.#inTurn[first].push(outcome);
    return { ...outcome, statements };
  }

  /** Lets the two meet, and answers what is wrong with what came of it; nothing where all is well. */
  async meet({ first, places }: Meeting): Promise<readonly string[]> {
    const one = begin(this.#runners[first], places[0]);
    // Nobody is in its way yet.
    await one.isThere;
    const other = begin(this.#runners[first === 0 ? 1 : 0], places[1]);
    await other.stands;
    await one.goOn();
    await other.goOn();
    const answers = [await one.answer, await other.answer] as const;
    const outcome = await this.#outcome(first === 0 ? answers : [answers[1], answers[0]]);
    const broken = await brokenInvariants(this.#stage.app.deps.db);
    await this.#image.restore();
    const complaints = [...(await this.#judge(outcome)), ...broken];
    return complaints.map((complaint) => `${this.#where({ first, places })}\n  ${complaint}`);
  }

  #isExpected(outcome: Outcome): boolean {
    const found = this.#tell(outcome);
    return this.#inTurn.flat().some((one) => this.#tell(one) === found);
  }

  async #judge(outcome: Outcome): Promise<string[]> {
    const failed = outcome.answers.filter(({ status }) => status >= 500).map(text);
    if (this.#isExpected(outcome)) return failed;
    // Messages tell times by the minute and summaries by the day, and another one may have begun since.
    await this.#learnAgain();
    if (this.#isExpected(outcome)) return failed;
    const told = this.#inTurn.flatMap(([one]) => (one ? [this.#tell(one)] : []));
    const said = outcome.answers.map(text).join("\n");
    const found = `${said}\n${this.#tell(outcome)}`;
    return [...failed, `it is as if neither came first:\n${found}\nexpected:\n${told.join("\nor:\n")}`];
  }

  #where({ first, places }: Meeting): string {
    const told = places.map((place, order) => {
      const who = order === 0 ? first : 1 - first;
      const sql = this.statements[who]?.[place]?.replaceAll(/\s+/g, " ").slice(0, 120) ?? "its end";
      return `${who === 0 ? "the one" : "the other"} at ${place}: ${sql}`;
    });
    return `${this.#pair.name}\n  ${told.join("\n  ")}`;
  }

  /** Leaves everything as it was before the pair was prepared. */
  async close(): Promise<void> {
    await this.#stage.clean.restore();
  }
}
