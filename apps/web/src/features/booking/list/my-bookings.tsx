import { Button, Stack } from "@mantine/core";
import { grouped } from "@retribusi/contract/features/booking/booking.groups";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { cataloguePath } from "../../catalog/catalogue-place.ts";
import { useMyBookings } from "../booking-query.ts";
import { useKeepReceipts } from "../keep-receipts.ts";
import { BookingGroup } from "./booking-group.tsx";

interface Props {
  /** Of one kind, or of all. */
  readonly kind?: BookingKind | undefined;
  /** On the home page: what is over stays out, and so does the notice that there is nothing. */
  readonly isShort?: boolean;
}

/** So many of those to come stand on the home page. */
const fewComing = 3;

function None({ kind }: Pick<Props, "kind">) {
  const { t } = useTranslation("booking");
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

/** A customer's bookings, what needs them now first. */
export function MyBookings({ kind, isShort = false }: Props) {
  const { t } = useTranslation("booking");
  const query = useMyBookings(kind);
  const bookings = query.data?.pages.flatMap(({ records }) => records) ?? [];
  useKeepReceipts(bookings);
  if (!query.data) return <QueryState query={query} />;
  if (bookings.length === 0) return isShort ? null : <None kind={kind} />;
  const groups = grouped(bookings).filter(({ name }) => !isShort || name !== "past");
  return (
    <Stack gap="xl">
      {groups.map(({ name, bookings: own }) => (
        <BookingGroup
          key={name}
          name={name}
          bookings={isShort && name === "coming" ? own.slice(0, fewComing) : own}
          onOver={() => void query.refetch()}
        />
      ))}
      {query.hasNextPage && !isShort ? (
        <Button
          variant="default"
          style={{ alignSelf: "flex-start" }}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("list.more")}
        </Button>
      ) : null}
    </Stack>
  );
}
