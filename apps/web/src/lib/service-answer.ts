const timeoutMs = 8000;

async function look(address: string): Promise<Response | undefined> {
  try {
    return await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    return undefined;
  }
}

const isUp = (answer: Response | undefined): answer is Response => answer !== undefined && answer.status < 500;

/** Whether the service answers at all; a gateway that can't reach it doesn't count. */
export const answers = async (): Promise<boolean> => isUp(await look("/"));

/**
 * Whether an import failed because the server has another version now: it answers, and the file is gone. Chromium and Firefox name the
 * file in the error; where nothing is named a server that answers has to be enough.
 */
export async function isReplaced(failure: unknown): Promise<boolean> {
  const address = failure instanceof Error ? /https?:\/\/\S+/.exec(failure.message)?.[0] : undefined;
  if (!address) return answers();
  const answer = await look(address);
  // The start page may stand for what isn't there.
  return isUp(answer) && (!answer.ok || answer.headers.get("Content-Type")?.startsWith("text/html") === true);
}
