import { Anchor } from "@mantine/core";
import { printClosing } from "@retribusi/contract/features/payment/till.endpoints";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { MadeFile } from "../../../components/made-file.tsx";
import { PageHeader } from "../../../components/page-header.tsx";

/** The closing report of a shift, to be handed over with the money. */
export function ClosingPrintPage() {
  const { t } = useTranslation("till");
  const { id = "" } = useParams();
  const key = encodeURIComponent(id);
  return (
    <>
      <PageHeader title={t("reportTitle", { id })} lead={t("reportLead")} />
      <MadeFile path={printClosing.path.replace(":id", key)} filename={`penutupan-kas-${key}.pdf`}>
        <Anchor component={Link} to={`/penutupan_kas/view/${key}`}>
          {t("toClosing")}
        </Anchor>
      </MadeFile>
    </>
  );
}
