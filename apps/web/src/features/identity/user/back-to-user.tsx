import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { addressOfPage } from "../../../records/record-pages.ts";

/** From what is done with an account back to the account. */
export function BackToUser({ id }: { readonly id: string }) {
  const { t } = useTranslation("administration");
  return (
    <Button
      component={Link}
      to={addressOfPage("userdata/view", id)}
      variant="subtle"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {t("backToUser")}
    </Button>
  );
}
