import { Alert, Button } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import type { BookingRecord } from "../booking-query.ts";

/** The form isn't shown, and why. */
export function NotPossible({ booking, reason }: { readonly booking: BookingRecord; readonly reason: string }) {
  const { t } = useTranslation("booking");
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />} title={t("notPossible")}>
      {reason}
      <div>
        <Button
          component={Link}
          to={paths.booking(booking.jenisbooking, booking.id)}
          variant="default"
          size="sm"
          mt="sm"
        >
          {t("toBooking")}
        </Button>
      </div>
    </Alert>
  );
}
