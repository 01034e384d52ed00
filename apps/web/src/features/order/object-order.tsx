import { Alert } from "@mantine/core";
import { formatDaysDense } from "@retribusi/contract/define/dates";
import { IconCalendarOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DatesLocale } from "../../components/dates-locale.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { Audience } from "../catalog/catalogue-place.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { AvailabilitySection } from "./availability-section.tsx";
import { ChosenPrice } from "./chosen-sum.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { readPastDays } from "./order-wish.ts";
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

/** A link that was kept too long: its days are said rather than left out. */
function PastDays({ object }: Pick<Props, "object">) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const [params] = useAddressQuery();
  const past = readPastDays(params, object.hariini);
  if (!past) return null;
  return (
    <Alert color="kunyit" mb="md" icon={<IconCalendarOff aria-hidden />}>
      {t("form.pastDays", { days: formatDaysDense(past.first, past.last, language, "") })}
    </Alert>
  );
}

/** The order form of the object. */
export function ObjectOrder({ object, audience }: Props) {
  const wishInAddress = useWish(object, isCounter(audience));
  return (
    <DatesLocale>
      <PastDays object={object} />
      <OrderPanel object={object} wishInAddress={wishInAddress} isCounter={isCounter(audience)} />
    </DatesLocale>
  );
}
