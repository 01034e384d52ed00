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

/** The answer of somebody who doesn't know what became of it is told, and either is true. */
function judge(answer: supertest.Response, changed: string, expected: string): string[] {
  const { status, body } = answer;
  const isWhole = changed === expected;
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
  #changing: Changing = new Set();
  #expected = "";
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
    const [one, other] = [await write.#succeed(), await write.#succeed()];
    write.#changing = changingOf(one.changes, other.changes);
    write.#expected = tell(one.changes, write.#changing);
    write.statements = one.statements;
    return write;
  }

  async #changes(): Promise<Changes> {
    await this.#call.settle?.(this.#stage);
    return (await this.#image.changes()).filter((change) => !isBeside(change));
  }

  #changed = async (): Promise<string> => tell(await this.#changes(), this.#changing);

  async #succeed() {
    const { link, app } = this.#breakable;
    const statements: string[] = [];
    link.plan("lost", (sql) => {
      if (isMine(sql)) statements.push(sql);
      return false;
    });
    const answer = await this.#send(app);
    const changes = await this.#changes();
    await this.#image.restore();
    if (answer.status !== 200) throw new Error(`${this.#call.operation}: ${text(answer)}`);
    return { statements, changes };
  }

  /** Whoever wasn't told that it is done sends it once more. */
  async #sendAgain(first: supertest.Response): Promise<string[]> {
    if (first.status === 200) return [];
    const { again, beginsAnew } = this.#call;
    const answer = await this.#send(this.#stage.app.app);
    const isKnown = first.body.error?.code !== "OUTCOME_UNKNOWN";
    if (again === "another" && !isKnown) return [];
    const isDone = answer.status === 200 || (again === "refused" && !isKnown);
    const changed = await this.#changed();
    if (beginsAnew && isKnown && answer.body.error?.code === "STEP_ENDED" && changed === "") return [];
    return isDone && changed === this.#expected ? [] : [`sent once more: ${text(answer)}\n${changed}`];
  }

  /** Makes the statement at a place fail, and answers what is wrong with what came of it; nothing where all is well. */
  async fail(place: number, fault: Fault): Promise<readonly string[]> {
    const { link, app } = this.#breakable;
    let left = place;
    link.plan(fault, (sql) => isMine(sql) && left-- === 0);
    const answer = await this.#send(app);
    link.plan(fault, nothing);
    const changed = await this.#changed();
    const isTwice = this.#call.mayBeTwice && changed === this.#expected.replaceAll(/^.*$/gm, "$&\n$&");
    const complaints = judge(answer, isTwice ? this.#expected : changed, this.#expected);
    complaints.push(...(await this.#sendAgain(answer)), ...(await brokenInvariants(this.#stage.app.deps.db)));
    await this.#image.restore();
    const { operation, what = "" } = this.#call;
    const where = `${operation} ${what}, ${fault} at ${place}: ${this.statements[place]?.slice(0, 120)}`;
    return complaints.map((complaint) => `${where}\n  ${complaint}`);
  }

  /** What is wrong with sending the same request twice, nothing failing. */
  async repeat(): Promise<readonly string[]> {
    const { app } = this.#stage.app;
    const { operation, again } = this.#call;
    await this.#send(app);
    const answer = await this.#send(app);
    const changed = await this.#changed();
    await this.#image.restore();
    const isMeant = {
      same: answer.status === 200 && changed === this.#expected,
      refused: answer.status >= 400 && answer.status < 500 && changed === this.#expected,
      another: true,
    }[again];
    return isMeant ? [] : [`${operation}, twice: ${text(answer)}\n${changed}\nexpected:\n${this.#expected}`];
  }

  /** Leaves everything as it was before the call was prepared. */
  async close(): Promise<void> {
    await this.#stage.clean.restore();
  }
}
