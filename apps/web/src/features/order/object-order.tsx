import { DatesLocale } from "../../components/dates-locale.tsx";
import type { Audience } from "../catalog/catalogue-place.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { AvailabilitySection } from "./availability-section.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { useWish } from "./use-wish.ts";

interface Props {
  readonly object: CatalogueObject;
  readonly audience: Audience;
}

const isCounter = (audience: Audience): boolean => audience === "manager";

/** When the object is free. What is chosen in it stands in the address, so the order form beside it follows. */
export function ObjectAvailability({ object, audience }: Props) {
  const { wish, change } = useWish(object, isCounter(audience));
  return (
    <DatesLocale>
      <AvailabilitySection object={object} wish={wish} onChange={change} />
    </DatesLocale>
  );
}

/** The order form of the object. */
export function ObjectOrder({ object, audience }: Props) {
  const wishInAddress = useWish(object, isCounter(audience));
  return (
    <DatesLocale>
      <OrderPanel object={object} wishInAddress={wishInAddress} isCounter={isCounter(audience)} />
    </DatesLocale>
  );
}
