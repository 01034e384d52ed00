import { CloseButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Picture } from "../../components/picture.tsx";
import { useEscape } from "../../components/use-escape.ts";
import { useFocusBack } from "../../components/use-focus-back.ts";
import type { PlacedCard } from "./map-query.ts";
import { Free, Price } from "./object-card.tsx";
import { objectTitle } from "./object-facts.ts";
import classes from "./place-panel.module.css";

interface RowProps {
  readonly units: number;
  readonly stayOf: (card: PlacedCard) => string | undefined;
  readonly toAddress: (card: PlacedCard) => string;
  /** Called when one is opened. */
  readonly onOpen: () => void;
}

interface Props extends RowProps {
  readonly cards: readonly PlacedCard[];
  readonly onClose: () => void;
}

function PlaceRow({ card, units, stayOf, toAddress, onOpen }: RowProps & { readonly card: PlacedCard }) {
  return (
    <li className={classes.row}>
      <div className={classes.frame}>
        <Picture path={card.fotoobjectutama} sizes="6rem" ratio={11 / 9} />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} lang="id">
          <Link to={toAddress(card)} onClick={onOpen} className={classes.link}>
            {objectTitle(card)}
          </Link>
        </h3>
        <div className={classes.bottom}>
          <Price card={card} stay={stayOf(card)} />
          <Free card={card} units={units} />
        </div>
      </div>
    </li>
  );
}

/** All that stands at a place that was chosen on the map; the focus goes there, and back when it is closed. */
export function PlacePanel({ cards, onClose, ...row }: Props) {
  const { t } = useTranslation("map");
  const panel = useRef<HTMLElement>(null);
  useFocusBack(true);
  useEscape(true, onClose);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const here = t("here", { count: cards.length });
  return (
    <section ref={panel} tabIndex={-1} aria-label={here} className={classes.panel}>
      <div className={classes.head}>
        {here}
        <CloseButton size={44} aria-label={t("close")} onClick={onClose} />
      </div>
      <ul className={classes.list}>
        {cards.map((card) => (
          <PlaceRow key={card.id} card={card} {...row} />
        ))}
      </ul>
    </section>
  );
}
