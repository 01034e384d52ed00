import { pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import { IconPhotoOff } from "@tabler/icons-react";
import { useState } from "react";
import { pictureAddress, pictureSources } from "../lib/picture.ts";
import classes from "./picture.module.css";

interface Props {
  /** Stored path; without one a quiet placeholder keeps the place. */
  readonly path: string | null | undefined;
  /** How wide it is shown, as in the `sizes` attribute: `(max-width: 48em) 100vw, 33vw`. */
  readonly sizes: string;
  /** Width by height of its place, such as `16 / 10`: the room that the browser keeps for it. */
  readonly ratio: number;
  /** Part of the first screen: loaded at once instead of when it comes near. */
  readonly isFirst?: boolean;
}

const width = pictureWidths.small;

/** A stored picture that fills its place, beside words that say what it shows; the browser takes the smallest copy that does. */
export function Picture({ path, sizes, ratio, isFirst = false }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!path || broken === path) {
    return (
      <span className={`${classes.picture} ${classes.none}`}>
        <IconPhotoOff size={40} stroke={1.25} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={pictureAddress(path)}
      srcSet={pictureSources(path)}
      sizes={sizes}
      width={width}
      height={Math.round(width / ratio)}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      onError={() => setBroken(path)}
    />
  );
}
