import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showFailure } from "../../../lib/failure-notice.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { reportToday } from "../period.ts";
import type { useViewActions } from "./use-view-actions.tsx";
import { openedView, searchOf } from "./view-address.ts";

/** An address that names a view and asks nothing gets the question of the view. Of a view that isn't there it is said, and the name goes. */
export function useBareView(
  views: readonly ReportView[] | undefined,
  { open, leave }: Pick<ReturnType<typeof useViewActions>, "open" | "leave">,
): void {
  const { t } = useTranslation("report");
  const [search] = useAddressQuery();
  const wanted = search.get(openedView);
  const isBare = wanted !== null && search.size === 1;
  useEffect(() => {
    if (!views || !isBare) return;
    const view = views.find(({ id }) => String(id) === wanted);
    if (!view) {
      showFailure({ id: `view ${wanted}`, color: "kunyit", title: t("views.gone"), message: t("views.goneText") });
      leave();
    } else if (searchOf(view, reportToday()) !== search.toString()) open(view, { replace: true });
  });
}
