/** Side of the square in pixels in which lists show the first picture of a record. */
export const thumbnailSide = 50;

/**
 * Widths in pixels in which a picture is kept; the thumbnail is a square, twice as wide as it is shown. `card` fills the width of a
 * telephone as sharp as most of them show it.
 */
export const pictureWidths = {
  thumb: 2 * thumbnailSide,
  tiny: 240,
  small: 480,
  card: 720,
  medium: 960,
  large: 1600,
} as const;

export type PictureSize = keyof typeof pictureWidths;

/** Sizes in which copies stand beside a picture, which is itself the largest. */
export const copySizes = ["thumb", "tiny", "small", "card", "medium"] as const satisfies readonly PictureSize[];

/**
 * What may be uploaded, as the specification sets it: at most `files` at once, each of at most `megabytes`. `waiting` is ours: what one
 * person may have uploaded that no record uses yet.
 */
export const uploadLimits = {
  files: 5,
  megabytes: 10,
  waiting: { files: 100, megabytes: 100 },
  pictures: ["image/png", "image/gif", "image/jpeg"],
  documents: ["application/pdf", "image/png", "image/gif", "image/jpeg"],
} as const;
