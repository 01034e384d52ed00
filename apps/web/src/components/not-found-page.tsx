import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../lib/paths.ts";
import { MessagePage } from "./message-page.tsx";

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
