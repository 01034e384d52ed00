import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MessagePage } from "../../components/message-page.tsx";
import { paths } from "../../lib/paths.ts";

export function NotFoundPage() {
  const { t } = useTranslation("state");
  return (
    <MessagePage title={t("notFoundTitle")} text={t("notFoundText")}>
      <Button component={Link} to={paths.start}>
        {t("toStart")}
      </Button>
    </MessagePage>
  );
}
