import { Button, Stack } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { cataloguePath } from "../../catalog/catalogue-place.ts";
import { useBookingCards } from "../booking-query.ts";
import { useKeepReceipts } from "../keep-receipts.ts";
import { BookingGroup } from "./booking-group.tsx";
import { bookingGroups } from "./booking-groups.ts";

interface Props {
  /** Of one kind, or of all. */
  readonly kind?: BookingKind;
  /** On the home page: what is over stays out, and so does the notice that there is nothing. */
  readonly isShort?: boolean;
}

function useGroups(jenis: BookingKind | undefined, isShort: boolean) {
  const [yours, waiting, coming, past] = bookingGroups;
  const cards = (group: (typeof bookingGroups)[number]) => ({
    jenis,
    ...group,
    ...(isShort && group.name === "coming" ? { limit: 3 } : {}),
  });
  return [
    { group: yours, query: useBookingCards(cards(yours)) },
    { group: waiting, query: useBookingCards(cards(waiting)) },
    { group: coming, query: useBookingCards(cards(coming)) },
    { group: past, query: useBookingCards(cards(past)) },
  ] as const;
}

/** A customer's bookings, what needs them now first. */
export function MyBookings({ kind, isShort = false }: Props) {
  const { t } = useTranslation("booking");
  const groups = useGroups(kind, isShort);
  useKeepReceipts(groups.flatMap(({ query }) => query.data?.pages.flatMap(({ records }) => records) ?? []));
  const shown = isShort ? groups.filter(({ group }) => group.name !== "past") : groups;
  if (shown.some(({ query }) => query.isPending)) return <LoadingState />;
  const isEmpty = shown.every(({ query }) => query.data?.pages.every(({ records }) => records.length === 0));
  if (isEmpty && isShort) return null;
  if (isEmpty) {
    return (
      <EmptyState
        icon={<IconCalendarPlus size={32} stroke={1.5} aria-hidden />}
        title={t("list.none")}
        description={t("list.noneText")}
      >
        <Button component={Link} to={cataloguePath("customer", { jenis: kind })}>
          {t("list.find")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      {shown.map(({ group, query }) => (
        <BookingGroup key={group.name} group={group} query={query} />
      ))}
    </Stack>
  );
}
