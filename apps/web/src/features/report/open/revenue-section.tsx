import { Text, Title } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { OpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import { type RevenueYear, revenueByYear, type Shown } from "./open-figures.ts";
import classes from "./open-page.module.css";
import { YearBars } from "./year-bars.tsx";

function Amount({ shown: { rupiah, isPartial } }: { readonly shown: Shown }) {
  const { t } = useTranslation("openData");
  return (
    <td data-figure>
      {rupiah === null ? t("few") : formatRupiah(rupiah)}
      {rupiah !== null && isPartial ? (
        <Text component="span" inherit c="dimmed" aria-label={t("partial")} role="img">
          {" *"}
        </Text>
      ) : null}
    </td>
  );
}

function YearRows({ year, kinds, total }: RevenueYear) {
  const { t } = useTranslation("openData");
  const text = useLabel();
  const own = bookingKinds.flatMap((kind) => {
    const shown = kinds[kind];
    return shown ? [{ kind, shown }] : [];
  });
  return (
    <tbody>
      {own.map(({ kind, shown }, at) => (
        <tr key={kind}>
          {at === 0 ? (
            <th scope="rowgroup" rowSpan={own.length + 1}>
              {year}
            </th>
          ) : null}
          <th scope="row">{text(bookingKindLabels[kind])}</th>
          <Amount shown={shown} />
        </tr>
      ))}
      <tr data-total>
        <th scope="row">{t("total")}</th>
        <Amount shown={total} />
      </tr>
    </tbody>
  );
}

/** What was received, by year and kind. */
export function RevenueSection({ data, region }: { readonly data: OpenData; readonly region: string | undefined }) {
  const { t } = useTranslation("openData");
  const years = revenueByYear(data.penerimaan, region);
  return (
    <section className={classes.section} aria-labelledby="revenue">
      <div>
        <Title order={2} id="revenue">
          {t("revenue.title")}
        </Title>
        <Text c="dimmed">{t("revenue.about")}</Text>
      </div>
      {years.length === 0 ? <Text>{t("revenue.none")}</Text> : <YearBars label={t("revenue.title")} years={years} />}
      {years.length === 0 ? null : (
        <div className={classes.box}>
          <table className={classes.table} aria-label={t("revenue.title")}>
            <thead>
              <tr>
                <th scope="col">{t("year")}</th>
                <th scope="col">{t("kind")}</th>
                <th scope="col" data-figure>
                  {t("received")}
                </th>
              </tr>
            </thead>
            {years.map((year) => (
              <YearRows key={year.year} {...year} />
            ))}
          </table>
        </div>
      )}
      {years.some(({ total }) => total.isPartial) ? (
        <Text size="sm" c="dimmed">
          * {t("partialNote")}
        </Text>
      ) : null}
    </section>
  );
}
