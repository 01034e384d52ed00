import { Button } from "@mantine/core";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconPlus } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { cataloguePath } from "../../catalog/catalogue-place.ts";
import { useBookingKind } from "../booking-kind-of.ts";
import { MyBookings } from "./my-bookings.tsx";

const WaitsStrip = lazyPart(async () => (await import("../waitlist/waits-strip.tsx")).WaitsStrip);

function OwnList({ kind }: { readonly kind?: BookingKind }) {
  const { t } = useTranslation("booking");
  return (
    <>
      <PageHeader
        title={kind ? t(`list.title.${kind}`) : t("myBookings")}
        lead={t("list.lead")}
        actions={
          <Button
            component={Link}
            to={cataloguePath("customer", { jenis: kind })}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("list.new")}
          </Button>
        }
      />
      <Suspense>
        <WaitsStrip />
      </Suspense>
      <MyBookings kind={kind} />
    </>
  );
}

/** All bookings of a customer, whatever was booked. */
export function MyBookingsPage() {
  return <OwnList />;
}

/** All bookings of a customer of one kind. */
export function MyBookingsOfKindPage() {
  return <OwnList kind={useBookingKind()} />;
}
