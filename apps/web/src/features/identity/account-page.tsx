import { Button, Card, Container, Stack, Title } from "@mantine/core";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import type { Account } from "@retribusi/contract/features/identity/account.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Definition, DefinitionList } from "../../components/definition-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { Thumbnail } from "../../components/thumbnail.tsx";
import { useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import { CalendarCard } from "../calendar/calendar-card.tsx";
import { PrivacyCard } from "../privacy/privacy-card.tsx";
import { PushCard } from "../push/push-card.tsx";
import { useAccount } from "./account-query.ts";
import { ClosingCard } from "./place/closing-card.tsx";
import { FailedMails } from "./place/failed-mails.tsx";
import { MailChoiceCard } from "./place/mail-choice-card.tsx";
import { OwnDataCard } from "./place/own-data-card.tsx";
import { SessionsCard } from "./place/sessions-card.tsx";
import { WaitingEmail } from "./place/waiting-email.tsx";
import { SecurityCard } from "./security/security-card.tsx";

function useFacts(): (own: Account) => Definition[] {
  const { t } = useTranslation("identity");
  const label = useLabel();
  const { roles } = useCurrentUser();
  return (own) => [
    ...(own.foto
      ? [
          {
            label: label(userdata.fields.foto.label),
            value: <Thumbnail paths={[own.foto]} name={own.fullname} side={96} />,
          },
        ]
      : []),
    ...(["fullname", "username", "email", "notelp", "noidentitas", "alamat"] as const).map((name) => ({
      label: label(userdata.fields[name].label),
      value: own[name],
    })),
    { label: t("roles"), value: roles.map((role) => (isRole(role) ? label(roleLabels[role]) : role)).join(", ") },
    ...(placeOf(own) ? [{ label: t("belongsTo"), value: placeOf(own) }] : []),
  ];
}

const placeOf = (own: Account): string =>
  [own.pengelolaname, own.skpdname, own.pemdaname].filter((name) => name !== null).join(", ");

/** What the person can see and do about their account, each under a heading of its own. */
function AccountSections({ own }: { readonly own: Account }) {
  const { t } = useTranslation("identity");
  const facts = useFacts();
  const holds = useHoldsPage();
  const canChange = holds("account/edit");
  return (
    <Stack gap="lg">
      <WaitingEmail canChange={canChange} />
      <FailedMails email={own.email} canChange={canChange} />
      <Card component="section" aria-labelledby="account-facts">
        <Title order={2} size="h3" id="account-facts" mb="xs">
          {t("facts")}
        </Title>
        <DefinitionList items={facts(own)} />
      </Card>
      <SessionsCard />
      {canChange ? <MailChoiceCard /> : null}
      <PushCard />
      <CalendarCard />
      <PrivacyCard />
      {holds("account/keamanan") ? <SecurityCard /> : null}
      <OwnDataCard />
      {canChange ? <ClosingCard /> : null}
    </Stack>
  );
}

export function AccountPage() {
  const { t } = useTranslation("identity");
  const query = useAccount();
  return (
    <Container size="md" px={0} ml={0}>
      <PageHeader
        title={t("account")}
        lead={t("accountLead")}
        actions={
          <Button component={Link} to={paths.accountEdit} leftSection={<IconPencil size={18} aria-hidden />}>
            {t("edit")}
          </Button>
        }
      />
      <QueryState query={query} />
      {query.data ? <AccountSections own={query.data} /> : null}
    </Container>
  );
}
