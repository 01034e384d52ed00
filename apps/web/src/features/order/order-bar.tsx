import { Button } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { formatRupiah } from "@retribusi/contract/define/money";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import classes from "./order-bar.module.css";

/** Id of the place of the order form, which comes later than the page. */
export const orderPlaceId = "order";
/** The field of the form that opens its calendar; where the focus goes when the day is missing. */
export const dayFieldId = "order-day";

function goToForm(): void {
  const panel = document.getElementById(orderPlaceId);
  panel?.scrollIntoView({ block: "start" });
  const heading = panel?.querySelector<HTMLElement>("h2");
  // The form may still be on its way.
  (heading ?? panel)?.focus({ preventScroll: true });
}

const signs = ["pointerdown", "touchmove", "wheel", "keydown", "click"];

/** What comes late above the form, or is the form, moves it: it is gone to until somebody does something else. */
function stayAtForm(): void {
  goToForm();
  const sizes = new ResizeObserver(goToForm);
  sizes.observe(document.body);
  // The press that led here has passed the window already.
  for (const sign of signs)
    addEventListener(sign, () => sizes.disconnect(), { once: true, capture: true, passive: true });
}

/** What one unit of time costs. */
export function Tariff({ object }: { readonly object: CatalogueObject }) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  return (
    <>
      <strong>{formatRupiah(object.tarif)}</strong> {t("per", { unit: label(tariffUnitLabels[object.satuantarif]) })}
    </>
  );
}

/** Goes to the form and opens its calendar, as soon as both are there. */
function openCalendar(): void {
  const open = (): boolean => {
    const field = document.getElementById(dayFieldId);
    if (field === null) return false;
    field.scrollIntoView({ block: "center" });
    // The calendar gives the focus back to where it was opened from.
    field.focus({ preventScroll: true });
    field.click();
    return true;
  };
  goToForm();
  if (open()) return;
  const coming = new MutationObserver(() => {
    if (open()) coming.disconnect();
  });
  coming.observe(document.getElementById(orderPlaceId) ?? document.body, { childList: true, subtree: true });
}

interface Props {
  readonly object: CatalogueObject;
  readonly hasDays: boolean;
  /** What is chosen and its total; takes the place of the tariff. */
  readonly children: ReactNode;
}

/** On a phone: the price and the way to the calendar or, once days are chosen, to the order form; at the bottom until the form itself is in view. */
export function OrderBar({ object, hasDays, children }: Props) {
  const { t } = useTranslation("catalog");
  const [isFormSeen, setFormSeen] = useState(false);
  const { ref, entry } = useIntersection({ rootMargin: "0px 0px -30% 0px" });
  useEffect(() => ref(document.getElementById(orderPlaceId)), [ref]);
  useEffect(() => setFormSeen(entry?.isIntersecting ?? false), [entry]);
  return (
    <div className={classes.bar} hidden={isFormSeen}>
      <p className={classes.price} aria-live="polite">
        {children ?? <Tariff object={object} />}
      </p>
      <Button onClick={hasDays ? stayAtForm : openCalendar}>{t(hasDays ? "toOrderForm" : "toOrder")}</Button>
    </div>
  );
}
