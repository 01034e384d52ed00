import { Anchor, Card, Stack, Text } from "@mantine/core";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { useLabel } from "../../../lib/use-label.ts";
import { objectPath } from "../../catalog/catalogue-place.ts";
import type { BookingRecord } from "../booking-query.ts";
import { BookingTime } from "../booking-time.tsx";
import { PriceLines } from "../price-lines.tsx";
import { Along } from "./along.tsx";
import classes from "./booked-object.module.css";

/** What is booked, when, and what it costs, line by line – unless the price to agree to stands beside it. */
export function BookedObject({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const { objek, harga, kelompoktarif, dasarhukum, khususlibur, rekeninganggaran, uraiananggaran, jenisbooking } =
    booking;
  return (
    <Card component="section" aria-label={t("booked.title")}>
      <Card.Section className={classes.frame ?? ""}>
        <Picture path={objek.fotoobjectutama} sizes="(max-width: 62em) 100vw, 24rem" ratio={2} />
      </Card.Section>
      <Stack gap="md" mt="md">
        <div>
          <Anchor component={Link} to={objectPath("public", jenisbooking, objek.objectid)} fw={700}>
            {[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}
          </Anchor>
          <Text size="sm" c="dimmed">
            {objek.lokasialamat}, {objek.lokasikabkota}
          </Text>
        </div>
        <BookingTime booking={booking} />
        <Along booking={booking} />
        <Text>
          {harga.jumlahunit} <span lang="id">{objek.satuanobject}</span> · {label(payerGroupLabels[kelompoktarif])}
        </Text>
        {booking.can.customerConfirm.allowed ? null : (
          <PriceLines price={harga} legalBasis={dasarhukum} isDayOff={khususlibur} />
        )}
        <Text size="xs" c="dimmed" lang="id">
          {rekeninganggaran} {uraiananggaran}
        </Text>
        <Text size="sm">
          {t("booked.manager")}: {objek.pengelolaname}, {objek.skpdname}
          {objek.notelppengelola ? " · " : ""}
          {objek.notelppengelola ? <PhoneLink phone={objek.notelppengelola} label={t("booked.phone")} fz="sm" /> : null}
        </Text>
      </Stack>
    </Card>
  );
}
