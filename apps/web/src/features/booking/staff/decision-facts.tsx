import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { type DecisionFacts as Facts, noShowMonths } from "@retribusi/contract/features/booking/queue.endpoints";
import { useTranslation } from "react-i18next";
import { useAge } from "../../../lib/use-age.ts";
import classes from "./decision-facts.module.css";

interface Props {
  readonly facts: Facts;
  readonly price: BookingSummary["harga"];
}

/** What a decision on an order needs to know: how long it waits, what is free beside it, and whether its customer came before. */
export function DecisionFacts({ facts: { sejak, bebas, jumlahobject, takhadir, usulan, disurati }, price }: Props) {
  const { t } = useTranslation("staff");
  const age = useAge();
  const nights = price.lamapemakaian === 1 ? "night" : "nights";
  const time = price.satuantarif === "malam" ? nights : "time";
  return (
    <span className={classes.facts}>
      <span>{t("facts.waits", { time: age(new Date(sejak)) })}</span>
      <span {...(bebas < 0 ? { "data-warns": true } : {})}>
        {bebas < 0 ? t("facts.short", { count: -bebas }) : null}
        {bebas === 0 ? t(`facts.none.${time}`) : null}
        {bebas > 0 ? t(`facts.free.${time}`, { free: bebas, all: jumlahobject }) : null}
      </span>
      {takhadir ? <span data-warns>{t("facts.noShows", { count: takhadir, months: noShowMonths })}</span> : null}
      {disurati.length > 0 ? <span data-warns>{t("facts.mailed", { names: disurati.join(", ") })}</span> : null}
      {usulan === null ? null : <span data-warns>{t("facts.proposal", { amount: formatRupiah(usulan) })}</span>}
    </span>
  );
}
