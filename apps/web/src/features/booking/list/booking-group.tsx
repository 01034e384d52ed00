import { Anchor, Stack, Table, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingGroupName } from "@retribusi/contract/features/booking/booking.groups";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import type { BookingSummary } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { useShortTime } from "../booking-time.tsx";
import { BookingCard } from "./booking-card.tsx";

interface BookingTableProps {
  readonly bookings: readonly BookingSummary[];
  readonly label: string;
}

/** What is over, on a wide screen: a line each is enough. */
function BookingTable({ bookings, label }: BookingTableProps) {
  const { t } = useTranslation("booking");
  const shortTime = useShortTime();
  return (
    <Table aria-label={label} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("list.what")}</Table.Th>
          <Table.Th>{t("list.when")}</Table.Th>
          <Table.Th>{t("list.status")}</Table.Th>
          <Table.Th ta="right">{t("price.total")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bookings.map((booking) => (
          <Table.Tr key={booking.id}>
            <Table.Td>
              <Anchor component={Link} to={paths.booking(booking.jenisbooking, booking.id)} fw={600}>
                {[booking.objek.objectname, booking.objek.subobjectname].filter(Boolean).join(", ")}
              </Anchor>
            </Table.Td>
            <Table.Td>
              {shortTime(booking)}
              <Text size="sm" c="dimmed">
                {booking.harga.jumlahunit} <span lang="id">{booking.objek.satuanobject}</span>
              </Text>
            </Table.Td>
            <Table.Td>
              <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} />
            </Table.Td>
            <Table.Td ta="right">{formatRupiah(booking.harga.totalbiaya)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface Props {
  readonly name: BookingGroupName;
  readonly bookings: readonly BookingSummary[];
  readonly onOver: () => void;
}

/** One group of a customer's bookings with its cards. */
export function BookingGroup({ name, bookings, onOver }: Props) {
  const { t } = useTranslation("booking");
  const id = useId();
  const isWide = useMediaQuery("(min-width: 62em)") ?? false;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {t(`list.${name}`)}
      </Title>
      {name === "past" && isWide ? (
        <BookingTable bookings={bookings} label={t(`list.${name}`)} />
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
          {bookings.map((booking) => (
            <BookingCard key={booking.id} booking={booking} onOver={onOver} />
          ))}
        </Stack>
      )}
    </section>
  );
}
