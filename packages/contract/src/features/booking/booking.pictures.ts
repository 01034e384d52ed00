/** What a picture of a unit shows: how it left, or how it came back. Kinds of `booking_dokumen` beside the papers of the order. */
export const pictureKinds = ["foto_mulai", "foto_akhir"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Pictures of one unit at each of the two moments. */
export const mostPictures = 4;
