import { Alert, Stack } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useBookingAddress } from "../booking-kind-of.ts";
import { useBooking } from "../booking-query.ts";
import { ChangeForm } from "./change-form.tsx";

/** Contact data, units and payer group of one booking. */
export function ChangePage() {
  const { t } = useTranslation("staff");
  const { kind, id } = useBookingAddress();
  const query = useBooking(kind, id);
  const { data: booking } = query;
  return (
    <Stack gap="lg" maw="48rem">
      <PageHeader title={t("changeTitle", { id })} lead={t("changeLead")} />
      <QueryState query={query} lines={6} />
      {booking ? (
        <>
          <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
            {t("changePrice")}
          </Alert>
          <ChangeForm key={booking.id} booking={booking} />
        </>
      ) : null}
    </Stack>
  );
}
