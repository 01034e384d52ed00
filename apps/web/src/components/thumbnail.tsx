import { Image, UnstyledButton } from "@mantine/core";
import { type PictureSize, pictureWidths, thumbnailSide } from "@retribusi/contract/features/files/picture.rules";
import { IconPhotoOff } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadChunk } from "../lib/page-route.ts";
import { pictureAddress } from "../lib/picture.ts";
import classes from "./thumbnail.module.css";

const Gallery = lazy(async () => ({
  default: (await loadChunk(() => import("./gallery-dialog.tsx"))).GalleryDialog,
}));

/** The copy that is sharp where a pixel of the page is up to two of the screen. */
function sizeFor(side: number): PictureSize {
  if (side <= thumbnailSide) return "thumb";
  return 2 * side <= pictureWidths.tiny ? "tiny" : "small";
}

interface Props {
  /** Stored paths; one is shown, all of them in the gallery. */
  readonly paths: readonly string[];
  /** Which one is shown and opens first; the others are counted only beside the first. */
  readonly at?: number;
  /** What the pictures show, for those who can't see them. */
  readonly name: string;
  /** Side in pixels; that of every list when absent, which `--thumbnail-side` says where rows are lower. */
  readonly side?: number;
}

/** A picture, small; a click opens all of them large. Without a picture a quiet placeholder. */
export function Thumbnail({ paths, at, name, side }: Props) {
  const { t } = useTranslation("picture");
  const [opened, setOpened] = useState(false);
  // Another address, which a private picture gets with every reading, is tried again.
  const [broken, setBroken] = useState<string>();
  const shown = paths[at ?? 0];
  const more = at === undefined ? paths.length - 1 : 0;
  const drawn = side ?? thumbnailSide;
  const length = side ?? `var(--thumbnail-side, ${thumbnailSide}px)`;
  const box = { width: length, height: length };
  const count = paths.length;
  const label =
    at !== undefined && count > 1 ? t("showOne", { name, number: at + 1, count }) : t("show", { name, count });
  if (!shown || broken === shown) {
    return (
      <span className={classes.none} style={box} role="img" aria-label={t("none")}>
        <IconPhotoOff size={drawn * 0.4} stroke={1.5} aria-hidden />
      </span>
    );
  }
  return (
    <>
      <UnstyledButton className={classes.thumb ?? ""} style={box} aria-label={label} onClick={() => setOpened(true)}>
        <Image
          src={pictureAddress(shown, sizeFor(drawn))}
          alt=""
          w="100%"
          h="100%"
          width={drawn}
          height={drawn}
          radius="sm"
          loading="lazy"
          onError={() => setBroken(shown)}
        />
        {more > 0 ? <span className={classes.more}>+{more}</span> : null}
      </UnstyledButton>
      {opened ? (
        <Suspense>
          <Gallery paths={paths} start={at ?? 0} name={name} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
