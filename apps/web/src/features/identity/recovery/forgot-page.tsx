import { Alert, Button, Card, Container, Group, Stack, Text, Title } from "@mantine/core";
import { mostLinks, resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import { IconAlertTriangle, IconMailForward } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { z } from "zod";
import { OrganisationContact } from "../../../components/organisation-contact.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { paths } from "../../../lib/paths.ts";
import { ForgotForm, type Sent } from "./forgot-form.tsx";

const carried = z.object({ username: z.string() });

/** Says the same to everybody: whether an account was found is known to the owner of its mailbox alone. */
function SentNote({ sent, onAnother }: { readonly sent: Sent; readonly onAnother: () => void }) {
  const { t } = useTranslation("recovery");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component={Stack} gap="md">
      <Group gap="sm" wrap="nowrap">
        <IconMailForward size={32} stroke={1.6} aria-hidden />
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {t("sentTitle")}
        </Title>
      </Group>
      <Text role="status">
        {t(sent.mail === "sent" ? "sent" : "willSend", { name: sent.name, minutes: resetMinutes.mailed })}
      </Text>
      {sent.mail === "sent" ? null : (
        <Alert color="kunyit" role="note" icon={<IconAlertTriangle aria-hidden />}>
          {t(sent.mail)}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t("sentLater", { links: mostLinks })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("sentNever")}
      </Text>
      <OrganisationContact c="dimmed" />
      <Group gap="sm">
        <Button component={Link} to={paths.signIn}>
          {t("toSignIn")}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t("another")}
        </Button>
      </Group>
    </Card>
  );
}

/** Asks for a link by which to choose a new password. The sign-in form hands over what was typed there. */
export function ForgotPage() {
  const { t } = useTranslation("recovery");
  const { state } = useLocation();
  const [sent, setSent] = useState<Sent>();
  const username = carried.safeParse(state).data?.username ?? "";
  return (
    <Container size={440} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("forgotTitle")} lead={sent === undefined ? t("forgotLead") : undefined} />
      {sent === undefined ? (
        <Card>
          <ForgotForm username={username} onSent={setSent} />
        </Card>
      ) : (
        <SentNote sent={sent} onAnother={() => setSent(undefined)} />
      )}
    </Container>
  );
}
