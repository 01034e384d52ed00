import { Anchor } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ViewScreen } from "../../../records/view/view-screen.tsx";
import { useOpenBooking } from "./use-open-booking.ts";

/** One row of the report, with the way to its booking. */
export function RowPage() {
  const { t } = useTranslation("report");
  const { id = "" } = useParams();
  const open = useOpenBooking();
  return (
    <>
      <ViewScreen name="report_trx_all/view" />
      {/^\d+$/.test(id) ? (
        <Anchor component="button" type="button" size="sm" onClick={() => open(Number(id))}>
          {t("openBooking")} <IconArrowRight size={14} aria-hidden />
        </Anchor>
      ) : null}
    </>
  );
}
