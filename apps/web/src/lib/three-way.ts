/** What stands in the inputs of a form, by name. */
type Values = Readonly<Record<string, unknown>>;

/** A record as it was shown, as it is now, and as somebody typed it meanwhile. */
export interface ThreeWays<V extends Values> {
  readonly shown: V;
  readonly now: V;
  readonly mine: V;
}

/** Whether a value can't be compared with what is there: a secret, or a number that is shown only in part. */
export type IsUnseen = (name: string) => boolean;

/** Nothing is the same as an empty text; lists and what has parts are the same when all their parts are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? "", other ?? "")) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/** Fields that I changed and somebody else changed otherwise, or may have changed where that can't be seen. */
export const clashesOf = <V extends Values>({ shown, now, mine }: ThreeWays<V>, isUnseen: IsUnseen): string[] =>
  Object.keys(mine).filter((name) => {
    if (isSame(mine[name], shown[name])) return false;
    return isUnseen(name) || !(isSame(now[name], shown[name]) || isSame(now[name], mine[name]));
  });

/** Fields that somebody else changed and I did not. */
export const adopted = <V extends Values>({ shown, now, mine }: ThreeWays<V>): string[] =>
  Object.keys(mine).filter((name) => isSame(mine[name], shown[name]) && !isSame(now[name], shown[name]));

/** What I typed, on top of what is there now. */
export function rebased<V extends Values>({ shown, now, mine }: ThreeWays<V>): V {
  const untouched = Object.entries(now).filter(([name]) => isSame(mine[name], shown[name]));
  return { ...mine, ...Object.fromEntries(untouched) };
}
