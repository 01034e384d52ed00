import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { useIsOrganisationOnItsWay } from "../../lib/organisation.ts";
import { paths } from "../../lib/paths.ts";
import classes from "./site-footer.module.css";

export function SiteFooter() {
  const { t } = useTranslation("shell");
  const mayGrow = useIsOrganisationOnItsWay();
  return (
    <footer className={classes.footer} data-may-grow={mayGrow || undefined}>
      <Group justify="space-between" gap="sm" className={classes.inside ?? ""}>
        <Stack gap={4}>
          <Text size="sm">
            {t("product")}. {t("footer")}
          </Text>
          <OrganisationContact />
        </Stack>
        <Group gap="lg" className={classes.links ?? ""}>
          {/* Phones have no room for it in the bar at the top. */}
          <Anchor component={Link} to={paths.catalogue()} size="sm" c="inherit" hiddenFrom="sm">
            {t("catalogue")}
          </Anchor>
          <Anchor component={Link} to={paths.help} size="sm" c="inherit">
            {t("help")}
          </Anchor>
          <Anchor component={Link} to={paths.openData} size="sm" c="inherit">
            {t("footerOpenData")}
          </Anchor>
          <Anchor component={Link} to={paths.privacy} size="sm" c="inherit">
            {t("footerPrivacy")}
          </Anchor>
          <Anchor href="/api/docs" size="sm" c="inherit">
            {t("footerApi")}
          </Anchor>
        </Group>
      </Group>
    </footer>
  );
}
