import { Button, Stack, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import type { useBookingCards } from "../booking-query.ts";
import { BookingCard } from "./booking-card.tsx";
import type { BookingGroup as Group } from "./booking-groups.ts";
import { BookingTable } from "./booking-table.tsx";

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
