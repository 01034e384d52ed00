import { Thumbnail } from "../../../components/thumbnail.tsx";
import { readPictures } from "../../../lib/picture.ts";
import { nameOf } from "../../record.ts";
import type { CellProps } from "../field-parts.ts";

/** One picture or several: the first as a thumbnail, all in the gallery. */
export const ImageCell = ({ value, entity, record }: CellProps) => (
  <Thumbnail paths={readPictures(value)} name={nameOf(entity, record)} />
);
