import { Alert, Button, Container, Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { OrganisationContact } from "../../../components/organisation-contact.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { paths } from "../../../lib/paths.ts";
import { ResendForm } from "./resend-form.tsx";
import type { Registered } from "./use-registration-form.ts";

/** What happens next: the same words whether or not there was an account with this address already. */
export function RegisteredPage({ mail, email }: Registered) {
  const { t } = useTranslation("registration");
  const [isAsked, ask] = useState(false);
  const Icon = mail === "sent" ? IconMail : IconAlertTriangle;
  return (
    <Container size={640} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("done")} />
      <Stack gap="md">
        <Alert
          role="status"
          color={{ sent: "green", late: "kunyit", failed: "red" }[mail]}
          icon={<Icon aria-hidden />}
          title={t(`mail_${mail}`)}
        >
          {t(`mailText_${mail}`, { email })}
          {mail === "failed" ? <OrganisationContact mt="xs" /> : null}
        </Alert>
        <Text>{t("after")}</Text>
        <Group gap="sm">
          <Button component={Link} to={paths.start}>
            {t("toStart")}
          </Button>
          {isAsked ? null : (
            <Button variant="default" onClick={() => ask(true)}>
              {t("sendAgain")}
            </Button>
          )}
        </Group>
        {isAsked ? <ResendForm address={email} /> : null}
      </Stack>
    </Container>
  );
}
