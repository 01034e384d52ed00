import { Anchor, Button, Stack, Text } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useDaysAround, useHours } from "../catalog/availability-query.ts";
import { nearestHours, nearestStays } from "./nearest-free.ts";
import classes from "./nearest-offers.module.css";
import type { OrderWish } from "./order-wish.ts";

interface Props {
  readonly objectid: number;
  readonly kind: BookingKind;
  readonly today: string;
  readonly wish: OrderWish;
  /** Units that are free at the wanted time. */
  readonly free: number;
  readonly onChange: (part: Partial<OrderWish>) => void;
}

/** Other times of this object that would do: other dates for stays, other hours of the day for hours. */
function useOffers({ objectid, today, wish }: Props): OrderWish[] {
  const around = useDaysAround(objectid, wish.by === "malam" || wish.by === "hari" ? wish.from : undefined, today);
  const hours = useHours(objectid, wish.by === "jam" ? wish.from : undefined);
  return [...nearestStays(around.data?.records ?? [], wish), ...nearestHours(hours.data?.jam ?? [], wish)];
}

/** Taken: the nearest free dates, fewer units, or other places on the same dates. */
export function NearestFree(props: Props) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const { kind, wish, free, onChange } = props;
  const offers = useOffers(props);
  const day = (date: string | undefined) => (date === undefined ? "" : formatDate(date, language));
  const words = ({ by, from, to, start = "", end = "" }: OrderWish) => {
    if (by === "jam") return t("form.fromTo", { from: start, to: end });
    return from === to ? day(from) : t("calendar.span", { first: day(from), last: day(to) });
  };
  const elsewhere = paths.catalogue({ jenis: kind, mulai: wish.from, akhir: wish.to, unit: wish.units });
  return (
    <Stack gap="xs" align="flex-start">
      {offers.length > 0 ? (
        <Text size="sm" fw={600}>
          {t("order.nearest")}
        </Text>
      ) : null}
      {offers.map((offer) => (
        <Button
          key={words(offer)}
          size="sm"
          variant="default"
          className={classes.offer ?? ""}
          onClick={() => onChange(offer)}
        >
          {words(offer)}
        </Button>
      ))}
      {free > 0 && free < wish.units ? (
        <Button size="sm" variant="default" onClick={() => onChange({ units: free })}>
          {t("order.takeFewer", { count: free })}
        </Button>
      ) : null}
      <Anchor component={Link} to={elsewhere} size="sm">
        {t("order.elsewhere")}
      </Anchor>
    </Stack>
  );
}
