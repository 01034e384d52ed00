import { Anchor, List, Stack, Text, Title } from "@mantine/core";
import { formatDate, formatDeadline, formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Definition } from "../../../components/definition-list.tsx";
import { FileLink } from "../../../components/file-link.tsx";
import { useDuration } from "../../../lib/use-duration.ts";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { objectPath } from "../../catalog/catalogue-place.ts";
import { useShortTime } from "../booking-time.tsx";
import { DocumentList } from "../document-list.tsx";
import { PriceLines } from "../price-lines.tsx";
import { recordedUnits, UnitsHanded } from "../units-handed.tsx";
import classes from "./booking-facts.module.css";
import { CustomerPhone } from "./customer-phone.tsx";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Title order={3} id={id} fz="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Name beside value, as tight as can be read; what nobody filled in isn't named. */
function Facts({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={classes.facts}>
      {items
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Person({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const phone = (number: string | null, label: string) =>
    number ? <CustomerPhone booking={booking} phone={number} label={label} /> : null;
  const isOnePhone = booking.nokontak === booking.notelp;
  return (
    <Part title={t("person")}>
      <Facts
        items={[
          { label: t("name"), value: booking.namapemesan },
          { label: t("phone"), value: phone(booking.notelp, t("phone")) },
          { label: t("user"), value: booking.namapengguna },
          { label: t("purpose"), value: booking.keperluan },
          { label: t("identity"), value: booking.noidentitas },
          { label: t("contact"), value: isOnePhone ? booking.nokontak : phone(booking.nokontak, t("contact")) },
          { label: t("email"), value: booking.emailpemesan },
          { label: t("address"), value: booking.alamatpemesan },
          { label: t("note"), value: booking.catatan },
        ]}
      />
    </Part>
  );
}

function Stay({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  const shortTime = useShortTime();
  const duration = useDuration();
  const { objek, harga, jenisbooking, riwayat } = booking;
  const time = shortTime(booking);
  // Nights, days and months are counted in it already.
  const period = harga.satuantarif === "jam" ? `${time} · ${duration("jam", harga.lamapemakaian)}` : time;
  const ordered = riwayat.find(({ aksi }) => aksi === "order");
  const handed = booking.unit.flatMap(({ nomor }) => nomor ?? []).join(", ");
  return (
    <Part title={t("stay")}>
      <Facts
        items={[
          { label: t("period"), value: period },
          { label: t("units"), value: `${harga.jumlahunit} ${objek.satuanobject}` },
          { label: t("handed"), value: handed },
          {
            label: t("object"),
            value: (
              <Anchor component={Link} to={objectPath("public", jenisbooking, objek.objectid)} fz="sm">
                {[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}
              </Anchor>
            ),
          },
          { label: t("manager"), value: `${objek.pengelolaname}, ${objek.lokasikabkota}` },
          {
            label: t("entered"),
            value:
              ordered &&
              [ordered.nama, formatInstant(new Date(ordered.waktu), zoneOf(objek.zona), language)]
                .filter(Boolean)
                .join(", "),
          },
        ]}
      />
    </Part>
  );
}

function Price({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const label = useLabel();
  const language = useLanguage();
  const zone = zoneOf(booking.objek.zona);
  const { tglexpiredbilling: expires, tglbayarbilling: paid } = booking;
  const group = label(payerGroupLabels[booking.kelompoktarif]);
  const isDue = stateOf(booking.statusbooking) === "awaitingPayment";
  return (
    <Part title={t("price")}>
      <PriceLines price={booking.harga} legalBasis={booking.dasarhukum} isDayOff={booking.khususlibur} />
      <Facts
        items={[
          { label: t("group"), value: booking.kelompokterbukti ? t("groupProved", { group }) : group },
          { label: t("billing"), value: booking.idbilling },
          { label: t("payBefore"), value: isDue && expires && formatDeadline(new Date(expires), zone, language) },
          { label: t("paidOn"), value: paid && formatInstant(new Date(paid), zone, language) },
        ]}
      />
    </Part>
  );
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

function Handed({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  if (recordedUnits(booking).length === 0) return null;
  return (
    <div className={classes.wide}>
      <Part title={t("handed.title")}>
        <UnitsHanded booking={booking} />
      </Part>
    </div>
  );
}

/** Everything the staff needs to decide on a booking, in as many columns as there is room for. */
export function BookingFacts({ booking }: { readonly booking: BookingRecord }) {
  return (
    <div className={classes.parts}>
      <Stay booking={booking} />
      <Person booking={booking} />
      <Stack gap="lg">
        <Price booking={booking} />
        <Discounts usulandiskon={booking.usulandiskon} />
        <Documents dokumen={booking.dokumen} dokumendihapus={booking.dokumendihapus} />
      </Stack>
      <Handed booking={booking} />
    </div>
  );
}
