import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { IconChecks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorState } from "../../../components/error-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { paths } from "../../../lib/paths.ts";
import { ActBy } from "../act-by.tsx";
import { useBookingKind } from "../booking-kind-of.ts";
import { useBookingLinks } from "../booking-links.ts";
import { type BookingSummary, useBooking, useBookingCards } from "../booking-query.ts";
import { BookingTime } from "../booking-time.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";

function Waiting({ summary }: { readonly summary: BookingSummary }) {
  const { t } = useTranslation("booking");
  const { jenisbooking, id, objek } = summary;
  const { data: booking, error, refetch } = useBooking(jenisbooking, id);
  return (
    <Stack component="li" gap="md">
      <div>
        <Title order={2}>
          <Anchor component={Link} to={paths.booking(jenisbooking, id)} inherit>
            {[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}
          </Anchor>
        </Title>
        <Text c="dimmed">
          {objek.lokasikabkota} · {t("number", { id })}
        </Text>
        <Text>
          <ActBy booking={summary} />
        </Text>
      </div>
      <BookingTime booking={summary} />
      {booking ? <ConfirmPanel booking={booking} /> : null}
      {error && !booking ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
    </Stack>
  );
}

/** The customer's bookings that wait for the customer's own word on price and terms. */
export function ConfirmPage() {
  const { t } = useTranslation("booking");
  const kind = useBookingKind();
  const list = useBookingLinks().list(kind);
  const query = useBookingCards({ jenis: kind, states: ["complete"], urut: "batas", limit: 20 });
  const waiting = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <>
      <PageHeader title={t("confirm.pageTitle")} lead={t("confirm.pageLead")} />
      {query.data ? null : <QueryState query={query} />}
      {query.data && waiting.length === 0 ? (
        <EmptyState
          icon={<IconChecks size={32} aria-hidden />}
          title={t("confirm.none")}
          description={t("confirm.noneText")}
        >
          {list ? (
            <Button component={Link} to={list} variant="default">
              {t("myBookings")}
            </Button>
          ) : null}
        </EmptyState>
      ) : null}
      <Stack component="ul" gap="xl" m={0} p={0} style={{ listStyle: "none" }}>
        {waiting.map((summary) => (
          <Waiting key={summary.id} summary={summary} />
        ))}
      </Stack>
    </>
  );
}
