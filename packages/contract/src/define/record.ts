/** A record with a value for each of the keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Readonly<Record<K, V>>;
