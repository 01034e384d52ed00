import { Button, Card, Group, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";

/** On one's own account: the way to who looked at one's data, and to the notice. */
export function PrivacyCard() {
  const { t } = useTranslation("privacy");
  return (
    <Card component="section" aria-labelledby="privacy-card">
      <Title order={2} size="h3" id="privacy-card">
        {t("cardTitle")}
      </Title>
      <Text c="dimmed" mt={4}>
        {t("cardText")}
      </Text>
      <Group gap="sm" mt="md">
        <Button component={Link} to={paths.accountLooks} variant="default">
          {t("cardLooks")}
        </Button>
        <Button component={Link} to={paths.privacy} variant="subtle">
          {t("title")}
        </Button>
      </Group>
    </Card>
  );
}
