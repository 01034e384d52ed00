import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { cataloguePath } from "../../catalog/catalogue-place.ts";
import { useBookingKind } from "../booking-kind-of.ts";
import { MyBookings } from "./my-bookings.tsx";

/** All bookings of a customer of one kind. */
export function MyBookingsPage() {
  const { t } = useTranslation("booking");
  const kind = useBookingKind();
  return (
    <>
      <PageHeader
        title={t(`list.title.${kind}`)}
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
      <MyBookings kind={kind} />
    </>
  );
}
