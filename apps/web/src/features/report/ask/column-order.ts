/** The columns with one more at the end, or with that one less; one at least stays. */
export function toggled(shown: readonly string[], name: string): readonly string[] {
  const rest = shown.filter((other) => other !== name);
  return rest.length < shown.length ? (rest.length > 0 ? rest : shown) : [...shown, name];
}

/** The columns with the one at `at` a place further. */
export function moved(shown: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const name = shown[at];
  const to = at + by;
  if (name === undefined || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(at, 1).toSpliced(to, 0, name);
}
