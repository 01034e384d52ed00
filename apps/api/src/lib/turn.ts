const last = new Map<string, Promise<unknown>>();

/**
 * Runs work for one key one after the other within this process. Nothing depends on it but speed: a crowd that wants the same row waits
 * here instead of holding every connection of the pool while the database lets them through one by one. `work` learns whether it had to
 * wait.
 */
export function inTurn<T>(key: string, work: (isCrowd: boolean) => Promise<T>): Promise<T> {
  const before = last.get(key);
  const mine = (before ?? Promise.resolve()).then(() => work(before !== undefined));
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  const ended = settled.then(() => {
    if (last.get(key) === ended) last.delete(key);
  });
  last.set(key, ended);
  return mine;
}
