import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SectionCard } from "../../components/section-card.tsx";
import { paths } from "../../lib/paths.ts";

/** On one's own account: the way to who looked at one's data, and to the notice. */
export function PrivacyCard() {
  const { t } = useTranslation("privacy");
  return (
    <SectionCard
      title={t("cardTitle")}
      lead={t("cardText")}
      actions={
        <>
          <Button component={Link} to={paths.accountLooks} variant="default">
            {t("cardLooks")}
          </Button>
          <Button component={Link} to={paths.privacy} variant="default">
            {t("title")}
          </Button>
        </>
      }
    />
  );
}
