import { Anchor, Text } from "@mantine/core";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { ExceptionLine } from "@retribusi/contract/features/settlement/exception.endpoints";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

/** The booking that a case is about, which opens for whoever may look at it. */
export function BookingLink({ booking }: { readonly booking: NonNullable<ExceptionLine["booking"]> }) {
  const { t } = useTranslation("settlement");
  const holds = useHoldsPage();
  const { id, jenisbooking, objectname, namapemesan } = booking;
  const words = t("bookingLink", { id, object: objectname, name: namapemesan });
  if (!holds(`${bookingEntity[jenisbooking]}/view`)) return <Text inherit>{words}</Text>;
  return (
    <Anchor component={Link} to={paths.booking(jenisbooking, id)} inherit>
      {words}
    </Anchor>
  );
}
