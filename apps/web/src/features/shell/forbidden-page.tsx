import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MessagePage } from "../../components/message-page.tsx";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { paths } from "../../lib/paths.ts";

export function ForbiddenPage() {
  const { t } = useTranslation("state");
  return (
    <MessagePage title={t("forbiddenTitle")} text={t("forbiddenText")}>
      <Button component={Link} to={paths.start}>
        {t("toStart")}
      </Button>
      <OrganisationContact w="100%" mt="md" />
    </MessagePage>
  );
}
