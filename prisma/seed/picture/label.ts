import { faded, group, height, line, rect, type Shape } from "./svg.ts";

/** Letters as strokes on a field of 20 × 30: a machine that draws may have no fonts. */
const letters: Readonly<Record<string, readonly string[]>> = {
  I: ["10,0 10,30"],
  L: ["2,0 2,30 18,30"],
  U: ["1,0 1,21 5,28 10,30 15,28 19,21 19,0"],
  S: ["18,4 13,0 7,0 2,4 2,10 6,14 14,16 18,20 18,26 13,30 7,30 2,26"],
  T: ["0,0 20,0", "10,0 10,30"],
  R: ["2,30 2,0 13,0 18,4 18,11 13,15 2,15", "11,15 18,30"],
  A: ["0,30 10,0 20,30", "4,20 16,20"],
};
const step = 27;

/** So far from the left edge, since a square frame shows the middle of a drawing alone. */
const left = 212;

/** “ILUSTRASI” low on the left: nobody takes the drawing of a demonstration for the place itself. */
export function label(): Shape {
  const word = [..."ILUSTRASI"];
  const strokes = word.map((letter, at) =>
    group(
      `translate(${at * step} 0)`,
      (letters[letter] ?? []).map((points) => line(points, "#fff", 4)),
    ),
  );
  const width = word.length * step + 33;
  return group(`translate(${left} ${height - 92})`, [
    faded(0.72, [rect(0, 0, width, 64, "#222", 10)]),
    group("translate(20 17)", strokes),
  ]);
}
