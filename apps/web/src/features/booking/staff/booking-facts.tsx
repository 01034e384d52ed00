import { List, Stack, Text, Title } from "@mantine/core";
import { formatDate, formatDeadline, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type Definition, DefinitionList } from "../../../components/definition-list.tsx";
import { FileLink } from "../../../components/file-link.tsx";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { BookingNotices } from "../booking-notices.tsx";
import { DocumentList } from "../document-list.tsx";
import { PriceLines } from "../price-lines.tsx";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} fz="md" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function usePersonFacts(booking: BookingRecord): Definition[] {
  const { t } = useTranslation("staff");
  return [
    { label: t("name"), value: booking.namapemesan },
    { label: t("user"), value: booking.namapengguna },
    { label: t("identity"), value: booking.noidentitas },
    { label: t("phone"), value: booking.notelp },
    { label: t("contact"), value: booking.nokontak },
    { label: t("email"), value: booking.emailpemesan },
    { label: t("address"), value: booking.alamatpemesan },
    { label: t("purpose"), value: booking.keperluan },
    { label: t("note"), value: booking.catatan },
  ].filter(({ value }) => value);
}

function useTimeFacts(booking: BookingRecord): Definition[] {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const language = useLanguage();
  const zone = zoneOf(booking.objek.zona);
  const interval = { start: new Date(booking.tglmulaipemakaian), end: new Date(booking.tglakhirpemakaian) };
  const expires = booking.tglexpiredbilling && formatDeadline(new Date(booking.tglexpiredbilling), zone, language);
  const group = label(payerGroupLabels[booking.kelompoktarif]);
  return [
    { label: t("period"), value: describePeriod(interval, booking.harga.satuantarif, zone, language) },
    { label: t("units"), value: `${booking.harga.jumlahunit} ${booking.objek.satuanobject}` },
    { label: t("group"), value: booking.kelompokterbukti ? t("groupProved", { group }) : group },
    ...(booking.idbilling ? [{ label: t("billing"), value: booking.idbilling }] : []),
    ...(stateOf(booking.statusbooking) === "awaitingPayment" ? [{ label: t("payBefore"), value: expires }] : []),
  ];
}

function Discounts({ usulandiskon }: Pick<BookingRecord, "usulandiskon">) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  if (usulandiskon.length === 0) return null;
  return (
    <Part title={t("discounts")}>
      <List size="sm">
        {usulandiskon.map((one) => (
          <List.Item key={one.id}>
            {t("discountLine", { number: one.nomorsk, amount: formatRupiah(one.jumlah), name: one.pengusul })},{" "}
            {formatDate(one.tglsk, language)} – {t(`decision.${one.keputusan}`)}
            {one.alasan ? <Text size="sm">{one.alasan}</Text> : null}
            {one.berkas ? (
              <Text size="sm">
                {t("decisionFile")}:{" "}
                <FileLink address={one.berkas.path} name={one.berkas.namaasli} mime={one.berkas.mime} />
              </Text>
            ) : null}
          </List.Item>
        ))}
      </List>
    </Part>
  );
}

function Documents({ dokumen, dokumendihapus }: Pick<BookingRecord, "dokumen" | "dokumendihapus">) {
  const { t } = useTranslation("staff");
  return (
    <Part title={t("documents")}>
      {dokumen.length === 0 && !dokumendihapus ? <Text size="sm">{t("noDocuments")}</Text> : null}
      <DocumentList dokumen={dokumen} dokumendihapus={dokumendihapus} label={t("documents")} />
    </Part>
  );
}

/** Everything the staff needs to decide on a booking. */
export function BookingFacts({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const person = usePersonFacts(booking);
  const time = useTimeFacts(booking);
  return (
    <Stack gap="lg">
      <BookingNotices booking={booking} />
      <DefinitionList items={time} />
      <Part title={t("price")}>
        <PriceLines price={booking.harga} legalBasis={booking.dasarhukum} isDayOff={booking.khususlibur} />
      </Part>
      <Discounts usulandiskon={booking.usulandiskon} />
      <Part title={t("person")}>
        <DefinitionList items={person} />
      </Part>
      <Documents dokumen={booking.dokumen} dokumendihapus={booking.dokumendihapus} />
    </Stack>
  );
}
