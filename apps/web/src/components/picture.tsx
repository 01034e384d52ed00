import { IconPhotoOff } from "@tabler/icons-react";
import { useState } from "react";
import { pictureAddress, pictureSources } from "../lib/picture.ts";
import classes from "./picture.module.css";

interface Props {
  /** Stored path; without one a quiet placeholder keeps the place. */
  readonly path: string | null | undefined;
  /** What the picture shows; empty when the words beside it say the same. */
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute: `(max-width: 48em) 100vw, 33vw`. */
  readonly sizes: string;
  /** Part of the first screen: loaded at once instead of when it comes near. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A stored picture that fills its place; the browser takes the smallest copy that does. */
export function Picture({ path, alt, sizes, isFirst = false, className }: Props) {
  const [broken, setBroken] = useState<string>();
  const shape = [classes.picture, className].filter(Boolean).join(" ");
  if (!path || broken === path) {
    return (
      <span className={`${shape} ${classes.none}`} {...(alt ? { role: "img", "aria-label": alt } : {})}>
        <IconPhotoOff size={40} stroke={1.25} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={shape}
      src={pictureAddress(path)}
      srcSet={pictureSources(path)}
      sizes={sizes}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(path)}
    />
  );
}
