import { formatRupiah } from "@retribusi/contract/define/money";
import type { Price } from "@retribusi/contract/features/booking/booking.price";
import { useTranslation } from "react-i18next";
import { useDuration } from "../../lib/use-duration.ts";
import classes from "./price-lines.module.css";

interface Props {
  readonly price: Price;
  /** The regulation that the tariff comes from. */
  readonly legalBasis?: string | null | undefined;
  /** It is the tariff of weekends and holidays. */
  readonly isDayOff?: boolean | undefined;
  /** An older answer while the new one is on its way. */
  readonly isStale?: boolean;
}

/** What is paid for what: every factor of the price, the discount and the total. */
export function PriceLines({ price, legalBasis, isDayOff, isStale = false }: Props) {
  const { t } = useTranslation("booking");
  const duration = useDuration();
  const { tarif, satuantarif, lamapemakaian, jumlahunit, subtotal, diskon, totalbiaya } = price;
  const factors = [
    duration(satuantarif, lamapemakaian),
    ...(jumlahunit > 1 ? [t("price.units", { count: jumlahunit })] : []),
  ];
  return (
    <div className={classes.box} data-stale={isStale || undefined}>
      <dl className={classes.lines}>
        <div>
          <dt>
            {[formatRupiah(tarif), ...factors].join(" × ")}
            {isDayOff ? <span className={classes.why}>{t("price.daysOff")}</span> : null}
          </dt>
          <dd>{formatRupiah(subtotal)}</dd>
        </div>
        {diskon > 0 ? (
          <div>
            <dt>{t("price.discount")}</dt>
            <dd>{formatRupiah(-diskon)}</dd>
          </div>
        ) : null}
        <div className={classes.total}>
          <dt>{t("price.total")}</dt>
          <dd>{formatRupiah(totalbiaya)}</dd>
        </div>
      </dl>
      {legalBasis ? <p className={classes.basis}>{t("price.basis", { basis: legalBasis })}</p> : null}
    </div>
  );
}
