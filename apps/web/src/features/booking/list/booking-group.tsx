import { Anchor, Button, Stack, Table, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { paths } from "../../../lib/paths.ts";
import { BookingAmount } from "../booking-amount.tsx";
import type { BookingSummary, useBookingCards } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { useShortTime } from "../booking-time.tsx";
import { BookingCard } from "./booking-card.tsx";
import type { BookingGroup as Group } from "./booking-groups.ts";

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

interface Props {
  readonly group: Group;
  readonly query: ReturnType<typeof useBookingCards>;
}

/** One group with its cards; a group without bookings isn't there. */
export function BookingGroup({ group, query }: Props) {
  const { t } = useTranslation("booking");
  const id = useId();
  const isWide = useMediaQuery("(min-width: 62em)") ?? false;
  const bookings = query.data?.pages.flatMap(({ records }) => records) ?? [];
  if (query.error && bookings.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {t(`list.${group.name}`)}
      </Title>
      {group.name === "past" && isWide ? (
        <BookingTable bookings={bookings} label={t(`list.${group.name}`)} />
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
          {bookings.map((booking) => (
            <BookingCard key={booking.id} booking={booking} onOver={() => void query.refetch()} />
          ))}
        </Stack>
      )}
      {query.hasNextPage ? (
        <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("list.more")}
        </Button>
      ) : null}
    </section>
  );
}
