import { Anchor, Table, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { BookingAmount } from "../booking-amount.tsx";
import type { BookingSummary } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { useShortTime } from "../booking-time.tsx";

interface Props {
  readonly bookings: readonly BookingSummary[];
  readonly label: string;
}

/** What is over, on a wide screen: a line each is enough. */
export function BookingTable({ bookings, label }: Props) {
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
                <BookingAmount booking={booking} />
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
