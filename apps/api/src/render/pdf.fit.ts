import { contentWidth, type Sheet } from "./pdf.page.ts";

/** What a column takes in type sizes: `least` for its longest piece, `usual` for most of its values in one line. */
export interface Need {
  readonly least: number;
  readonly usual: number;
}

/** How a list is set: sheet, type size and width of each column in points. */
export interface Fit {
  readonly sheet: Sheet;
  readonly size: number;
  readonly points: readonly number[];
}

/** Points between two columns. */
const gap = 8;

/** Type sizes in points, from the usual one to the smallest that is read without a glass. */
const sizes = [7.5, 7, 6.5, 6] as const;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every column gets what it can't do without; what is left goes to those with longer texts, then to all by what they have. */
function pointsOf(needs: readonly Need[], size: number, room: number): number[] {
  const least = needs.map((need) => need.least * size);
  const wanted = needs.map((need) => Math.max(0, need.usual - need.least) * size);
  const free = room - sum(least);
  if (free < 0) return least.map((points) => (points * room) / sum(least));
  const share = sum(wanted) > free ? free / sum(wanted) : 1;
  const points = least.map((value, at) => value + (wanted[at] ?? 0) * share);
  const stretch = room / sum(points);
  return points.map((value) => value * stretch);
}

/** Upright if all is in one line there; else across, smaller, and at last on the larger paper, until no piece has to be broken. */
export function fitOf(needs: readonly Need[]): Fit {
  const room = (sheet: Sheet): number => contentWidth[sheet] - gap * needs.length;
  const fit = (sheet: Sheet, size: number): Fit => ({ sheet, size, points: pointsOf(needs, size, room(sheet)) });
  const usual = sum(needs.map((need) => Math.max(need.least, need.usual)));
  const least = sum(needs.map((need) => need.least));
  if (usual * sizes[0] <= room("portrait")) return fit("portrait", sizes[0]);
  for (const sheet of ["landscape", "large"] as const) {
    const size = sizes.find((points) => least * points <= room(sheet));
    if (size) return fit(sheet, size);
  }
  return fit("large", sizes[3]);
}
