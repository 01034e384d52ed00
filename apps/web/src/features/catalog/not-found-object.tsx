import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MessagePage } from "../../components/message-page.tsx";
import { type Audience, cataloguePath } from "./catalogue-place.ts";

/** An object that isn't there, or isn't offered any more. */
export function NotFoundObject({ audience }: { readonly audience: Audience }) {
  const { t } = useTranslation("catalog");
  return (
    <MessagePage title={t("goneTitle")} text={t("goneText")}>
      <Button component={Link} to={cataloguePath(audience, {})}>
        {t("toCatalogue")}
      </Button>
    </MessagePage>
  );
}
