/**
 * Makes one look-up of many: while one is running, the keys asked for meanwhile wait and are looked up together in the next. An answer
 * is never older than its question, which a cache could not promise. A key without a value answers `undefined`.
 */
export function gather<V>(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
  let waiting: { readonly keys: Set<string>; readonly answer: Promise<ReadonlyMap<string, V>> } | undefined;
  let latest: Promise<unknown> = Promise.resolve();

  async function loadAfter(previous: Promise<unknown>, keys: ReadonlySet<string>) {
    await previous;
    waiting = undefined;
    return load([...keys]);
  }

  function startWaiting() {
    const keys = new Set<string>();
    const answer = loadAfter(latest, keys);
    latest = answer.catch(() => undefined);
    return { keys, answer };
  }

  return async (key: string): Promise<V | undefined> => {
    waiting ??= startWaiting();
    waiting.keys.add(key);
    return (await waiting.answer).get(key);
  };
}
