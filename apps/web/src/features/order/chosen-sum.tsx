import { Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { Tariff } from "./order-bar.tsx";
import { useQuote } from "./order-query.ts";
import type { OrderWish } from "./order-wish.ts";
import { useWishWords } from "./wish-words.ts";

interface SumProps {
  readonly wish: OrderWish;
  /** Rupiah; `undefined` while it isn't known. */
  readonly total: number | undefined;
}

/** What is about to be ordered, beside the button: when, and for how much. */
export function ChosenSum({ wish, total }: SumProps) {
  const { t } = useTranslation("booking");
  const words = useWishWords()(wish);
  if (!words || total === undefined) return null;
  return (
    <Text ta="center">
      {words}
      <br />
      <strong>{t("order.sum", { total: formatRupiah(total) })}</strong>
    </Text>
  );
}

/** The same for the bar at the foot of a phone; the tariff until there is a price, and none for what is taken. */
export function ChosenPrice({ object, wish }: { readonly object: CatalogueObject; readonly wish: OrderWish }) {
  const { t } = useTranslation("booking");
  const words = useWishWords()(wish);
  const { data } = useQuote(object.objectid, wish);
  if (!words || !data?.harga) return <Tariff object={object} />;
  return (
    <>
      <strong>{data.alasan?.kode === "SOLD_OUT" ? t("calendar.full") : formatRupiah(data.harga.totalbiaya)}</strong>{" "}
      {words}
    </>
  );
}
