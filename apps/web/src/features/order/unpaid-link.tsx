import { Anchor } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { useBookingLinks } from "../booking/booking-links.ts";

/** To the bookings that have to be paid or cancelled before another one. */
export function UnpaidLink({ kind }: { readonly kind: BookingKind }) {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  return (
    <Anchor component={Link} to={links.list(kind) ?? paths.home}>
      {t("order.showUnpaid")}
    </Anchor>
  );
}
