import { setTimeout as wait } from "node:timers/promises";
import type { Caller } from "../test-app.ts";
import type { Outcome } from "./history.ts";

/** Milliseconds after which somebody gives up waiting for an answer. */
const patience = 15_000;
/** So often is asked again. */
const tries = 12;

/** What the API answers, whatever it is. */
async function readAnswer(answer: Response) {
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
}
export type Answer = Awaited<ReturnType<typeof readAnswer>>;

/** Somebody who asks the API by HTTP. */
export interface Asker {
  /** Asks once; `body` makes it a POST. */
  once(caller: Caller, path: string, body?: object): Promise<Answer>;
  /**
   * Asks, and asks again after 503 as the page does, which says that nothing was changed. `repeatable`: it is also asked again when nobody knows
   * what became of it, since a repeat is answered as the first one was.
   */
  tell(caller: Caller, path: string, body: object | undefined, repeatable?: boolean): Promise<Answer & Outcome>;
}

const isUnknown = ({ body }: Answer): boolean => body?.error?.code === "OUTCOME_UNKNOWN";

/** @param urls those of the processes that serve at this moment */
export function createAsker(urls: () => readonly string[]): Asker {
  let turn = 0;
  async function once({ token }: Caller, path: string, body?: object): Promise<Answer> {
    const serving = urls();
    turn += 1;
    const url = serving[turn % Math.max(serving.length, 1)];
    if (!url) throw new Error("no process serves");
    const post = { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api/${path}`, {
      ...(body ? post : {}),
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    });
    return readAnswer(answer);
  }
  return {
    once,
    async tell(caller, path, body, repeatable = false) {
      let wasUnheard = false;
      let last: Answer = { status: 0, body: null };
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        const answer = await once(caller, path, body).catch((error: unknown) => ({
          status: 0,
          body: { error: { code: `${error}` } },
        }));
        last = answer;
        const isUnheard = answer.status === 0 || isUnknown(answer);
        wasUnheard ||= isUnheard;
        const mayAsk = isUnheard ? repeatable : answer.status === 503;
        if (!mayAsk) break;
        await wait(Math.min(200 * attempt, 1_000));
      }
      const said = { status: last.status, ...(last.status === 200 ? {} : { code: last.body?.error?.code }) };
      if (last.status === 200) return { ...last, type: "ok", said };
      return { ...last, type: wasUnheard ? "unknown" : "fail", said };
    },
  };
}
