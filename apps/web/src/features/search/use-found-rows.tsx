import { bookedTime } from "@retribusi/contract/features/booking/booking.listed";
import type { FoundBooking, FoundObject, FoundUser } from "@retribusi/contract/features/search/search.endpoints";
import { useTranslation } from "react-i18next";
import { useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useListReader } from "../../records/list/use-list-reader.ts";
import { BookingStatus } from "../booking/booking-status.tsx";
import { objectPath } from "../catalog/catalogue-place.ts";
import type { FoundRow } from "./found-group.tsx";

const named = ({ objectname, subobjectname }: Pick<FoundObject, "objectname" | "subobjectname">): string =>
  subobjectname ? `${objectname}, ${subobjectname}` : objectname;

/** What was found as rows: what they say and where they lead. */
export function useFoundRows() {
  const { t } = useTranslation("search");
  const reader = useListReader();
  const opensObject = useHoldsPage()("mst_objectretribusi/view");
  return {
    booking(booking: FoundBooking): FoundRow {
      const { id, jenisbooking, namapemesan, zona, statusbooking, uraianstatus } = booking;
      const time = bookedTime.text({ ...booking, zonawaktu: zona }, reader)?.text ?? "";
      return {
        to: paths.booking(jenisbooking, id),
        title: namapemesan,
        text: [t("bookingNumber", { id }), named(booking), time].join(" · "),
        badge: <BookingStatus status={statusbooking} label={uraianstatus} />,
      };
    },
    object: (object: FoundObject): FoundRow => ({
      to: opensObject
        ? `/mst_objectretribusi/view/${object.objectid}`
        : objectPath("customer", object.jenisbooking, object.objectid),
      title: named(object),
      text: object.lokasikabkota,
    }),
    user: ({ userid, fullname, username }: FoundUser): FoundRow => ({
      to: `/userdata/view/${userid}`,
      title: fullname,
      text: username,
    }),
  };
}
