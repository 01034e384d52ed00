import { Carousel } from "@mantine/carousel";
import { Image, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { pictureAddress } from "../lib/picture.ts";
import classes from "./gallery-dialog.module.css";
import { PictureCarousel } from "./picture-carousel.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface Props {
  readonly paths: readonly string[];
  readonly name: string;
  /** Index of the picture to begin with. */
  readonly start: number;
  readonly onClose: () => void;
}

/** All pictures of one thing, large, one after the other; arrow keys turn them. */
export function GalleryDialog({ paths, name, start, onClose }: Props) {
  const { t } = useTranslation("picture");
  useFocusBack(true);
  const isSeveral = paths.length > 1;
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      size="min(64rem, 95vw)"
      centered
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <PictureCarousel count={paths.length} initialSlide={start} emblaOptions={{ loop: true }}>
        {paths.map((path, slide) => (
          <Carousel.Slide key={path}>
            <Image
              src={pictureAddress(path, "large")}
              alt={isSeveral ? `${name}, ${t("number", { number: slide + 1, count: paths.length })}` : name}
              className={classes.picture ?? ""}
              fit="contain"
            />
          </Carousel.Slide>
        ))}
      </PictureCarousel>
    </Modal>
  );
}
