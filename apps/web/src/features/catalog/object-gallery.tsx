import { Carousel } from "@mantine/carousel";
import { Button, UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconPhoto } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "../../components/picture.tsx";
import { PictureCarousel } from "../../components/picture-carousel.tsx";
import { loadChunk } from "../../lib/page-route.ts";
import type { CatalogueObject } from "./catalogue-query.ts";
import { objectPictures } from "./object-facts.ts";
import classes from "./object-gallery.module.css";

const GalleryDialog = lazy(async () => ({
  default: (await loadChunk(() => import("../../components/gallery-dialog.tsx"))).GalleryDialog,
}));

interface ViewProps {
  readonly pictures: readonly string[];
  readonly name: string;
  readonly onOpen: (index: number) => void;
}

/** Wide screens: the main picture large, up to two more beside it; each opens the gallery. */
function Mosaic({ pictures, name, onOpen }: ViewProps) {
  const { t } = useTranslation("catalog");
  const shown = pictures.slice(0, 3);
  return (
    <div className={classes.mosaic} data-count={shown.length}>
      {shown.map((path, index) => (
        <UnstyledButton
          key={path}
          className={classes.tile ?? ""}
          onClick={() => onOpen(index)}
          aria-label={t("openPicture", { name, number: index + 1, count: pictures.length })}
        >
          <Picture path={path} sizes={index === 0 ? "50rem" : "26rem"} ratio={3 / 2} isFirst={index === 0} />
        </UnstyledButton>
      ))}
      <Button
        variant="white"
        color="dark"
        size="sm"
        className={classes.all ?? ""}
        leftSection={<IconPhoto size={18} aria-hidden />}
        onClick={() => onOpen(0)}
      >
        {t("allPictures", { count: pictures.length })}
      </Button>
    </div>
  );
}

/** Phones: one picture after the other, to be pushed with the thumb. */
function Swipe({ pictures, name, onOpen }: ViewProps) {
  const { t } = useTranslation("catalog");
  return (
    <PictureCarousel count={pictures.length} className={classes.swipe} controlSize={36}>
      {pictures.map((path, index) => (
        <Carousel.Slide key={path}>
          <UnstyledButton
            className={classes.slide ?? ""}
            onClick={() => onOpen(index)}
            aria-label={t("openPicture", { name, number: index + 1, count: pictures.length })}
          >
            <Picture path={path} sizes="100vw" ratio={4 / 3} isFirst={index === 0} />
          </UnstyledButton>
        </Carousel.Slide>
      ))}
    </PictureCarousel>
  );
}

export function ObjectGallery({ object }: { readonly object: CatalogueObject }) {
  const [opened, setOpened] = useState<number>();
  // One of both: what is only hidden would bring its pictures, too.
  const isWide = useMediaQuery("(min-width: 48em)", true, { getInitialValueInEffect: false });
  const pictures = objectPictures(object);
  if (pictures.length === 0) {
    return (
      <div className={classes.none}>
        <Picture path={null} sizes="100vw" ratio={2} />
      </div>
    );
  }
  const view = { pictures, name: object.objectname, onOpen: setOpened };
  return (
    <>
      {isWide ? <Mosaic {...view} /> : <Swipe {...view} />}
      {opened === undefined ? null : (
        <Suspense>
          <GalleryDialog
            paths={pictures}
            name={object.objectname}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
