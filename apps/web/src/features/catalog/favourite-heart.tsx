import { UnstyledButton } from "@mantine/core";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CatalogueCard } from "./catalogue-query.ts";
import classes from "./favourite-heart.module.css";
import { favouriteOf, useFavourites } from "./use-favourites.ts";

type Kept = Pick<CatalogueCard, "objectid" | "objectname" | "subobjectname" | "jenisbooking" | "lokasikabkota">;

interface Props {
  readonly object: Kept;
  /** With the word beside it, as on an object's own page. */
  readonly hasWord?: boolean;
}

/** Keeps an object as a favourite, or takes it off; nothing for whoever keeps none. */
export function FavouriteHeart({ object, hasWord = false }: Props) {
  const { t } = useTranslation("catalog");
  const { records, isKept, press } = useFavourites();
  if (!records) return null;
  const favourite = favouriteOf(object);
  const isPressed = isKept(object.objectid);
  const Heart = isPressed ? IconHeartFilled : IconHeart;
  return (
    <UnstyledButton
      className={classes.heart ?? ""}
      data-word={hasWord || undefined}
      aria-pressed={isPressed}
      aria-label={t("favourite.of", { name: favourite.namaobject })}
      title={t(isPressed ? "favourite.takeOff" : "favourite.keep")}
      onClick={() => press(favourite)}
    >
      <Heart size={22} stroke={1.75} aria-hidden />
      {hasWord ? t("favourite.word") : null}
    </UnstyledButton>
  );
}
