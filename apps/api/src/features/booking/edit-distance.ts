/**
 * How many letters have to be typed otherwise, left out, added or swapped with their neighbour to make one word of another: what people
 * mistype. Of words as short as names are.
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one.toLowerCase()], [...other.toLowerCase()]];
  let before: number[] = [];
  let above = b.map((_, at) => at + 1);
  above.unshift(0);
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [at, wanted] of b.entries()) {
      const isSwapped = row > 0 && at > 0 && letter === b[at - 1] && a[row - 1] === wanted;
      line.push(
        Math.min(
          (above[at + 1] ?? 0) + 1,
          (line[at] ?? 0) + 1,
          (above[at] ?? 0) + (letter === wanted ? 0 : 1),
          isSwapped ? (before[at - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above, line];
  }
  return above.at(-1) ?? 0;
}
