import { type PictureSize, pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import sharp from "sharp";
import { AppError } from "../../lib/app-error.ts";
import { readStart } from "../../lib/files.ts";

// Files come and go; the decoder would keep them open, and their pixels in memory.
sharp.cache(false);

/** First bytes of the formats that may be uploaded: nothing else reaches the decoder, whatever it is called. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
  [0xff, 0xd8, 0xff],
];

const isPicture = (content: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, position) => content[position] === byte));

/** A small file can claim to be a huge picture. 50 megapixels are more than a telephone's camera makes and fit into memory. */
const limits = { limitInputPixels: 50_000_000, failOn: "error", sequentialRead: true } as const;
const seconds = 20;
const quality = 82;

/** The picture upright, in at most the width given, without what the camera wrote into it (place, owner, device). */
const encode = (content: Uint8Array | string, width: number, height?: number) =>
  sharp(content, limits)
    .autoOrient()
    .resize({ width, ...(height ? { height, fit: "cover" } : { withoutEnlargement: true }) })
    .webp({ quality })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });

/** A picture in one of its sizes as WebP; the thumbnail is a square cut from the middle. */
export async function copyOf(content: Uint8Array, size: PictureSize): Promise<Buffer> {
  const width = pictureWidths[size];
  const { data } = await encode(content, width, size === "thumb" ? width : undefined);
  return data;
}

export interface Encoded {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Encodes the picture in the file at `path` anew; throws FILE_FORMAT for what is no picture, is damaged or claims too many pixels. */
export async function encodePicture(path: string, width: number): Promise<Encoded> {
  if (!isPicture(await readStart(path, 16))) throw new AppError("FILE_FORMAT");
  try {
    const { data, info } = await encode(path, width);
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw new AppError("FILE_FORMAT");
  }
}
