import { Box, Button } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { FactorSection } from "./factor-section.tsx";

/** The way from the account to what protects it. */
export function SecurityCard() {
  const { t } = useTranslation("security");
  return (
    <Box mt="lg">
      <FactorSection
        title={t("title")}
        text={t("card")}
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
    </Box>
  );
}
