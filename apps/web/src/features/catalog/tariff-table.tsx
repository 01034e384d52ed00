import { Table, Text, Title } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { LegalBasis } from "../../components/legal-basis.tsx";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import type { CatalogueObject } from "./catalogue-query.ts";

type Row = CatalogueObject["tarifberlaku"][number];

/** Where all come from one regulation it is named once, below. */
const basisOf = (rows: readonly Row[]): Row | undefined =>
  new Set(rows.map((row) => row.dasarhukum)).size === 1 ? rows[0] : undefined;

interface RowProps {
  readonly row: Row;
  readonly today: string;
  readonly withBasis: boolean;
  readonly withSession: boolean;
}

function TariffRow({ row, today, withBasis, withSession }: RowProps) {
  const { t } = useTranslation("catalog");
  const { t: tBooking } = useTranslation("booking");
  const label = useLabel();
  const language = useLanguage();
  return (
    <Table.Tr>
      <Table.Td>
        {label(payerGroupLabels[row.kelompoktarif])}
        {row.khususlibur ? (
          <Text size="sm" c="dimmed">
            {t("onDaysOff")}
          </Text>
        ) : null}
        {row.berlakumulai > today ? (
          <Text size="sm" c="dimmed">
            {t("from", { day: formatDate(row.berlakumulai, language) })}
          </Text>
        ) : null}
        {withBasis && row.dasarhukum ? (
          <Text size="xs" c="dimmed">
            <LegalBasis name={row.dasarhukum} address={row.tautan} />
          </Text>
        ) : null}
      </Table.Td>
      {withSession ? <Table.Td>{tBooking(`sessions.${row.sesi ?? "whole"}`)}</Table.Td> : null}
      <Table.Td ta="right">
        <strong>{formatRupiah(row.tarif)}</strong> {t("per", { unit: label(tariffUnitLabels[row.satuantarif]) })}
      </Table.Td>
    </Table.Tr>
  );
}

/** What each group of payers pays, and the regulation that says so. */
export function TariffTable({ object }: { readonly object: CatalogueObject }) {
  const { t } = useTranslation("catalog");
  const rows = object.tarifberlaku;
  const basis = basisOf(rows);
  const hasSessions = rows.some((row) => row.sesi);
  return (
    <section aria-labelledby="tariffs">
      <Title order={2} id="tariffs" mb="xs">
        {t("tariffs")}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("payer")}</Table.Th>
            {hasSessions ? <Table.Th>{t("session")}</Table.Th> : null}
            <Table.Th ta="right">{t("tariff")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <TariffRow
              key={`${row.kelompoktarif}-${row.sesi}-${row.satuantarif}-${row.khususlibur}-${row.berlakumulai}`}
              row={row}
              today={object.hariini}
              withBasis={basis === undefined}
              withSession={hasSessions}
            />
          ))}
        </Table.Tbody>
      </Table>
      {basis?.dasarhukum ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t("basis")} <LegalBasis name={basis.dasarhukum} address={basis.tautan} />. {t("noOtherFees")}
        </Text>
      ) : null}
    </section>
  );
}
