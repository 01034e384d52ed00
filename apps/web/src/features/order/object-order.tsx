import { DatesLocale } from "../../components/dates-locale.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { readPastDays } from "../catalog/catalogue-address.ts";
import type { Audience } from "../catalog/catalogue-place.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { PastDays } from "../catalog/past-days.tsx";
import { AvailabilitySection } from "./availability-section.tsx";
import { ChosenPrice } from "./chosen-sum.tsx";
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

/** What is chosen, for the bar at the foot of a phone. */
export function ObjectChosen({ object, audience }: Props) {
  const { wish } = useWish(object, isCounter(audience));
  return <ChosenPrice object={object} wish={wish} />;
}

/** The order form of the object. */
export function ObjectOrder({ object, audience }: Props) {
  const [params] = useAddressQuery();
  const past = readPastDays(params, object.hariini);
  const wishInAddress = useWish(object, isCounter(audience));
  return (
    <DatesLocale>
      {past ? <PastDays days={past} /> : null}
      <OrderPanel object={object} wishInAddress={wishInAddress} isCounter={isCounter(audience)} />
    </DatesLocale>
  );
}
