import { Alert, Stack } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { useBookingAddress } from "../booking-kind-of.ts";
import { useBooking } from "../booking-query.ts";
import { ChangeForm } from "./change-form.tsx";

/** Contact data, units and payer group of one booking. */
export function ChangePage() {
  const { t } = useTranslation("staff");
  const { kind, id } = useBookingAddress();
  const { data: booking, error, isPending, refetch } = useBooking(kind, id);
  return (
    <Stack gap="lg" maw="48rem">
      <PageHeader title={t("changeTitle", { id })} lead={t("changeLead")} />
      {isPending ? <LoadingState lines={6} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
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
