import { Anchor, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./site-footer.module.css";

export function SiteFooter() {
  const { t } = useTranslation("shell");
  return (
    <footer className={classes.footer}>
      <Group justify="space-between" gap="sm" className={classes.inside ?? ""}>
        <Text size="sm">
          {t("product")}. {t("footer")}
        </Text>
        <Anchor href="/api/docs" size="sm" c="inherit">
          {t("footerApi")}
        </Anchor>
      </Group>
    </footer>
  );
}
