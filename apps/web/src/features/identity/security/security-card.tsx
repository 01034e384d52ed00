import { Button } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { SectionCard } from "../../../components/section-card.tsx";
import { roleOf } from "../../../lib/acting-role.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";

/** The way from the account to what protects it. */
export function SecurityCard() {
  const { t } = useTranslation("security");
  return (
    <SectionCard
      title={t("title")}
      lead={t(roleOf(useCurrentUser()) === "nasabah" ? "card" : "cardWithKey")}
      actions={
        <Button
          component={Link}
          to={paths.accountSecurity}
          variant="default"
          leftSection={<IconShieldLock size={18} aria-hidden />}
        >
          {t("cardOpen")}
        </Button>
      }
    />
  );
}
