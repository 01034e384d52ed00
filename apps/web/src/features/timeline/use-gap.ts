import { notifications } from "@mantine/notifications";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { orderModeOf } from "../order/order-mode.ts";
import { type Gap, isFreeOver, orderPath } from "./gap.ts";

/** Whether the reader takes orders of a kind at the counter. */
export function useMayOrder(): (kind: BookingKind) => boolean {
  const session = useSession();
  return (kind) => orderModeOf(session, kind, true) === "counter";
}

/** What happens when a gap is chosen: an order at the counter, or for who takes none what `otherwise` says. */
export function useGap(otherwise: (gap: Gap) => void) {
  const { t } = useTranslation("timeline");
  const navigate = useNavigate();
  const mayOrder = useMayOrder();
  return (object: TimelineObject, gap: Gap): void => {
    if (!mayOrder(object.jenisbooking)) otherwise(gap);
    else if (isFreeOver(object, gap)) void navigate(orderPath(object, gap));
    else notifications.show({ id: "timeline-gap", color: "kunyit", message: t("noGap") });
  };
}
