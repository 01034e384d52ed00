import { Button } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { formatRupiah } from "@retribusi/contract/define/money";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import classes from "./order-bar.module.css";

/** Id of the place of the order form, which comes later than the page. */
export const orderPlaceId = "order";

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

/** On a phone: the price and the way to the order form, at the bottom until the form itself is in view. */
export function OrderBar({ object, hasDays }: { readonly object: CatalogueObject; readonly hasDays: boolean }) {
  const { t } = useTranslation("catalog");
  const label = useLabel();
  const [isFormSeen, setFormSeen] = useState(false);
  const { ref, entry } = useIntersection({ rootMargin: "0px 0px -30% 0px" });
  useEffect(() => ref(document.getElementById(orderPlaceId)), [ref]);
  useEffect(() => setFormSeen(entry?.isIntersecting ?? false), [entry]);
  return (
    <div className={classes.bar} hidden={isFormSeen}>
      <p className={classes.price}>
        <strong>{formatRupiah(object.tarif)}</strong> {t("per", { unit: label(tariffUnitLabels[object.satuantarif]) })}
      </p>
      <Button onClick={stayAtForm}>{t(hasDays ? "toOrderForm" : "toOrder")}</Button>
    </div>
  );
}
