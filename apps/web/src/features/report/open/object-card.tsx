import { Anchor, Text } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { tariffUnitLabels, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LegalBasis } from "../../../components/legal-basis.tsx";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import type { OfferedObject, OpenTariff } from "./open-figures.ts";
import classes from "./open-page.module.css";

function TariffLine({ tariff, today }: { readonly tariff: OpenTariff; readonly today: string }) {
  const { t } = useTranslation("openData");
  const { t: booking } = useTranslation("booking");
  const text = useLabel();
  const language = useLanguage();
  const group = payerGroups.find((one) => one === tariff.kelompoktarif);
  const unit = tariffUnits.find((one) => one === tariff.satuantarif);
  const session = (["pagi", "sore"] as const).find((one) => one === tariff.sesi);
  const notes = [
    ...(session ? [booking(`sessions.${session}`)] : []),
    ...(tariff.khususlibur ? [booking("daysOff")] : []),
    ...(tariff.berlakumulai > today ? [t("from", { day: formatDate(tariff.berlakumulai, language) })] : []),
    ...(tariff.berlakusampai ? [t("until", { day: formatDate(tariff.berlakusampai, language) })] : []),
  ];
  return (
    <>
      <dt>{[group ? text(payerGroupLabels[group]) : tariff.kelompoktarif, ...notes].join(", ")}</dt>
      <dd>
        {t("per", {
          amount: formatRupiah(tariff.tarif),
          unit: unit ? text(tariffUnitLabels[unit]) : tariff.satuantarif,
        })}
      </dd>
    </>
  );
}

/** One object: what it is, whose, what it costs, and which regulation says so. */
export function ObjectCard({ object, tariffs, today }: OfferedObject & { readonly today: string }) {
  const { t } = useTranslation("openData");
  const bases = new Map(tariffs.map(({ dasarhukum, tautan }) => [dasarhukum, tautan]));
  return (
    <li className={classes.card}>
      <Anchor component={Link} to={`/index/catalogue/${object.objectid}`} fw={600} underline="always">
        {[object.objectname, object.subobjectname].filter(Boolean).join(", ")}
      </Anchor>
      <Text size="sm" c="dimmed">
        {object.skpdname} · {object.lokasikabkota} · {object.jumlahobject} {object.satuanobject}
      </Text>
      {tariffs.length === 0 ? (
        <Text size="sm">{t("objects.noTariff")}</Text>
      ) : (
        <dl className={classes.tariffs}>
          {tariffs.map((tariff) => (
            <TariffLine
              key={`${tariff.kelompoktarif} ${tariff.sesi} ${tariff.satuantarif} ${tariff.khususlibur} ${tariff.berlakumulai}`}
              {...{ tariff, today }}
            />
          ))}
        </dl>
      )}
      {[...bases].map(([basis, address]) => (
        <Text key={basis} size="xs" c="dimmed">
          {t("objects.basis")}: <LegalBasis name={basis} address={address} />
        </Text>
      ))}
    </li>
  );
}
