import { Carousel, type CarouselProps } from "@mantine/carousel";
import "@mantine/carousel/styles.layer.css";
import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./picture-carousel.module.css";

interface Props extends Pick<CarouselProps, "children" | "initialSlide" | "emblaOptions" | "controlSize"> {
  /** How many pictures there are. */
  readonly count: number;
  readonly className?: string | undefined;
}

/** Pictures one after the other, to be pushed or turned; which one is shown is told in the person's language. */
export function PictureCarousel({ count, className = "", initialSlide = 0, ...carousel }: Props) {
  const { t } = useTranslation("picture");
  const [shown, show] = useState(initialSlide);
  const isSeveral = count > 1;
  return (
    <>
      <VisuallyHidden role="status">{isSeveral ? t("number", { number: shown + 1, count }) : null}</VisuallyHidden>
      <Carousel
        className={`${classes.carousel} ${className}`}
        classNames={{ indicator: classes.indicator ?? "" }}
        initialSlide={initialSlide}
        onSlideChange={show}
        withControls={isSeveral}
        withIndicators={isSeveral}
        previousControlProps={{ "aria-label": t("previous") }}
        nextControlProps={{ "aria-label": t("next") }}
        getIndicatorProps={(slide) => ({ "aria-label": t("number", { number: slide + 1, count }) })}
        {...carousel}
      />
    </>
  );
}
