import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that one answer may take, and for which is waited at most where an instance lets nobody ask more often. */
const [timeoutMs, longestMs] = [20_000, 90_000];

/** Asks, and once more after the time that is named where too much was asked: what is only told to wait has not been tried. */
export async function askPatiently(url: string, init: RequestInit): Promise<Response> {
  const ask = () => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const answer = await ask();
  const pause = Number(answer.headers.get("retry-after")) * 1_000;
  if (answer.status !== 429 || !(pause > 0 && pause <= longestMs)) return answer;
  await answer.body?.cancel();
  await wait(pause);
  return ask();
}
