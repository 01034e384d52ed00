import { copySizes, type PictureSize, pictureWidths } from "@retribusi/contract/features/files/picture.rules";

/**
 * The address of a stored picture in the size it is shown; addresses of the browser itself, such as previews, stay. The address of a private
 * one opens all its sizes.
 */
export function pictureAddress(path: string, size: PictureSize = "small"): string {
  if (/^(blob:|data:|https?:)/.test(path)) return path;
  if (path.includes("?")) return `${path}&size=${size}`;
  return `/files/${path.replace(/^\/?(files\/)?/, "")}?size=${size}`;
}

/** What keeps the shape of the picture; the square thumbnail doesn't. */
const whole = [...copySizes.filter((size) => size !== "thumb"), "large" as const];

/** The copies of a stored picture for `srcset`, of which the browser takes the smallest that fills the place. */
export const pictureSources = (path: string): string =>
  whole.map((size) => `${pictureAddress(path, size)} ${pictureWidths[size]}w`).join(", ");

/** Several stored paths stand in one text, separated by commas. */
export const readPictures = (value: unknown): string[] =>
  typeof value === "string" ? value.split(",").filter((path) => path !== "") : [];

export const writePictures = (paths: readonly string[]): string | null => (paths.length > 0 ? paths.join(",") : null);
