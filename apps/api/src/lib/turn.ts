const last = new Map<string, Promise<unknown>>();

/**
 * Runs work for one key one after the other within this process. Nothing depends on it but speed: a crowd that wants the same row waits
 * here instead of holding every connection of the pool while the database lets them through one by one.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
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
