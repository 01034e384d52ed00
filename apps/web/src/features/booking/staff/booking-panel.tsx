import { Anchor, Box, Group, Stack, Text, Title } from "@mantine/core";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { QueryState } from "../../../components/query-state.tsx";
import { useFocusAfterStep } from "../../../components/use-focus-after-step.ts";
import { paths } from "../../../lib/paths.ts";
import { useBooking } from "../booking-query.ts";
import { BookingStatus } from "../booking-status.tsx";
import { DecisionFacts } from "./decision-facts.tsx";
import { useDecisionFacts } from "./decision-query.ts";
import { StaffBooking } from "./staff-booking.tsx";

interface Props {
  readonly kind: BookingKind;
  readonly id: number;
  /** It is shown since the one before is done with. */
  readonly isAfterStep?: boolean;
  readonly onDone: (record: BookingRecord) => void;
}

/** What the decision on an order needs to know, while it waits for one. */
function DecisionLine({ booking }: { readonly booking: BookingRecord }) {
  const facts = useDecisionFacts([[booking.id]]).get(booking.id);
  return facts ? <DecisionFacts facts={facts} price={booking.harga} /> : null;
}

/** One booking beside the list: its state, what can be done with it, and all that is known of it. */
export function BookingPanel({ kind, id, isAfterStep = false, onDone }: Props) {
  const { t } = useTranslation("staff");
  const query = useBooking(kind, id);
  const heading = useFocusAfterStep<HTMLHeadingElement>(isAfterStep, query.isSuccess);
  if (!query.isSuccess) return <QueryState query={query} lines={8} />;
  const booking = query.data;
  const { objek } = booking;
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Box flex="1 1 16rem">
          <Title order={2} fz="lg" ref={heading} tabIndex={-1}>
            {[objek.objectname, objek.subobjectname].filter(Boolean).join(", ")}
          </Title>
          <Text size="sm" c="dimmed">
            {objek.lokasikabkota} · {objek.pengelolaname} ·{" "}
            <Anchor component={Link} to={paths.booking(kind, id)}>
              {t("open")} {id}
            </Anchor>
          </Text>
        </Box>
        <BookingStatus status={booking.statusbooking} label={booking.uraianstatus} />
      </Group>
      {booking.can.confirm.allowed ? <DecisionLine booking={booking} /> : null}
      <StaffBooking key={id} booking={booking} onDone={onDone} />
    </Stack>
  );
}
