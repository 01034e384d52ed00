import type supertest from "supertest";
import type { BreakableApp } from "./breakable-app.ts";
import type { DatabaseImage } from "./database-image.ts";
import type { Fault } from "./faulty-link.ts";
import { brokenInvariants } from "./invariants.ts";
import { type Changes, type Changing, changingOf, isBeside, isSentBeside, tell } from "./told-changes.ts";
import type { Send, WritingCall, WritingStage } from "./writing/writing-call.ts";

type Breakable = Pick<BreakableApp, "link" | "app">;

const isMine = (sql: string): boolean => !isSentBeside(sql);

const text = ({ status, body }: supertest.Response): string => `${status} ${JSON.stringify(body).slice(0, 200)}`;

/** What was answered, and what was changed by then. */
interface Outcome {
  readonly answer: supertest.Response;
  readonly changes: Changes;
}

/** What the call writes when nothing fails, and what of it differs each time. */
interface Lesson {
  readonly changing: Changing;
  readonly expected: string;
}

const twice = (lines: string): string => lines.replaceAll(/^.*$/gm, "$&\n$&");

/** The answer of somebody who doesn't know what became of it is told, and either is true. */
function judge({ answer, changes }: Outcome, { changing, expected }: Lesson, mayBeTwice: boolean): string[] {
  const { status, body } = answer;
  const changed = tell(changes, changing);
  const isWhole = changed === expected || (mayBeTwice && changed === twice(expected));
  if (!isWhole && changed !== "") return [`half is done:\n${changed}\nexpected:\n${expected}`];
  if (status === 200) return isWhole ? [] : [`${text(answer)}, and nothing is done`];
  if (status !== 503) return [text(answer)];
  return body.error?.code === "BUSY" && isWhole && expected !== ""
    ? ["it says that nothing was changed, and all is done"]
    : [];
}

const nothing = () => false;

/** A call that succeeds, from a state to which everything is taken back after each try. */
export class FailingWrite {
  readonly #call: WritingCall;
  readonly #stage: WritingStage;
  readonly #breakable: Breakable;
  readonly #send: Send;
  readonly #image: DatabaseImage;
  readonly #lessons: Lesson[] = [];
  /** The statements that it sends when nothing fails. */
  statements: readonly string[] = [];

  private constructor(call: WritingCall, stage: WritingStage, breakable: Breakable, send: Send, image: DatabaseImage) {
    this.#call = call;
    this.#stage = stage;
    this.#breakable = breakable;
    this.#send = send;
    this.#image = image;
  }

  /** Brings everything to where the call succeeds, and learns what it writes then. Throws where it doesn't succeed. */
  static async open(stage: WritingStage, breakable: Breakable, call: WritingCall): Promise<FailingWrite> {
    const send = await call.prepare(stage);
    const write = new FailingWrite(call, stage, breakable, send, await stage.clean.next());
    write.statements = await write.#learn();
    return write;
  }

  /** Learns what it writes at this time; answers its statements. */
  async #learn(): Promise<readonly string[]> {
    const [one, other] = [await this.#succeed(), await this.#succeed()];
    const changing = changingOf(one.changes, other.changes);
    this.#lessons.push({ changing, expected: tell(one.changes, changing) });
    return one.statements;
  }

  /** Sends it, and waits for what goes on after the answer. */
  async #try(app: Parameters<Send>[0]): Promise<Outcome> {
    const answer = await this.#send(app);
    await this.#call.settle?.(this.#stage);
    return { answer, changes: (await this.#image.changes()).filter((change) => !isBeside(change)) };
  }

  async #succeed() {
    const { link, app } = this.#breakable;
    const statements: string[] = [];
    link.plan("lost", (sql) => {
      if (isMine(sql)) statements.push(sql);
      return false;
    });
    const { answer, changes } = await this.#try(app);
    await this.#image.restore();
    if (answer.status !== 200) throw new Error(`${this.#call.operation}: ${text(answer)}`);
    return { statements, changes };
  }

  /** Whoever wasn't told that it is done sends it once more. */
  #judgeAgain({ answer: first }: Outcome, { answer, changes }: Outcome, { changing, expected }: Lesson): string[] {
    const { again, beginsAnew } = this.#call;
    const isKnown = first.body.error?.code !== "OUTCOME_UNKNOWN";
    if (again === "another" && !isKnown) return [];
    const isDone = answer.status === 200 || (again === "refused" && !isKnown);
    const changed = tell(changes, changing);
    if (beginsAnew && isKnown && answer.body.error?.code === "STEP_ENDED" && changed === "") return [];
    return isDone && changed === expected ? [] : [`sent once more: ${text(answer)}\n${changed}`];
  }

  #judgeTwice({ answer, changes }: Outcome, { changing, expected }: Lesson): string[] {
    const changed = tell(changes, changing);
    const isMeant = {
      same: answer.status === 200 && changed === expected,
      refused: answer.status >= 400 && answer.status < 500 && changed === expected,
      another: true,
    }[this.#call.again];
    return isMeant ? [] : [`twice: ${text(answer)}\n${changed}\nexpected:\n${expected}`];
  }

  /** What is wrong by everything that was learned, now as well: messages tell times by the minute, and another one may have begun since. */
  async #complaints(judged: (lesson: Lesson) => readonly string[]): Promise<readonly string[]> {
    const isRight = () => this.#lessons.some((lesson) => judged(lesson).length === 0);
    if (isRight()) return [];
    await this.#learn();
    return isRight() ? [] : this.#lessons.slice(-1).flatMap(judged);
  }

  /** Makes the statement at a place fail, and answers what is wrong with what came of it; nothing where all is well. */
  async fail(place: number, fault: Fault): Promise<readonly string[]> {
    const { link, app } = this.#breakable;
    let left = place;
    link.plan(fault, (sql) => isMine(sql) && left-- === 0);
    const first = await this.#try(app);
    link.plan(fault, nothing);
    const again = first.answer.status === 200 ? undefined : await this.#try(this.#stage.app.app);
    const broken = await brokenInvariants(this.#stage.app.deps.db);
    await this.#image.restore();
    const mayBeTwice = this.#call.mayBeTwice === true;
    const complaints = [...(await this.#complaints((lesson) => judge(first, lesson, mayBeTwice))), ...broken];
    if (again) complaints.push(...(await this.#complaints((lesson) => this.#judgeAgain(first, again, lesson))));
    const { operation, what = "" } = this.#call;
    const where = `${operation} ${what}, ${fault} at ${place}: ${this.statements[place]?.slice(0, 120)}`;
    return complaints.map((complaint) => `${where}\n  ${complaint}`);
  }

  /** What is wrong with sending the same request twice, nothing failing. */
  async repeat(): Promise<readonly string[]> {
    const { app } = this.#stage.app;
    await this.#send(app);
    const second = await this.#try(app);
    await this.#image.restore();
    const complaints = await this.#complaints((lesson) => this.#judgeTwice(second, lesson));
    return complaints.map((complaint) => `${this.#call.operation}, ${complaint}`);
  }

  /** Leaves everything as it was before the call was prepared. */
  async close(): Promise<void> {
    await this.#stage.clean.restore();
  }
}
