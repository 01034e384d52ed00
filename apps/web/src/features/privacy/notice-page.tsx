import { Accordion, Button, Card, Container, List, Stack, Text, Title } from "@mantine/core";
import { formatDate } from "@retribusi/contract/define/dates";
import { privacyFacts } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { type NoticeSection, privacyNotice } from "@retribusi/contract/features/privacy/privacy.notice";
import { processingRegister } from "@retribusi/contract/features/privacy/privacy.register";
import { privacyVersion, retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { isReachable } from "@retribusi/contract/features/system/system.contact";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../components/definition-list.tsx";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useSession } from "../../lib/current-user.ts";
import { useOrganisation } from "../../lib/organisation.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { useAgree } from "./use-agree.ts";

const usual = {
  namaorganisasi: null,
  kontak: null,
  retensidokumen: retention.documents,
  retensikeamanan: retention.securityLog,
};

/** What this installation says of itself; the usual periods until it has answered, or when it can't. */
function usePrivacyFacts() {
  const { data = usual } = useQuery({
    queryKey: ["privacy-facts"],
    queryFn: ({ signal }) => callEndpoint(privacyFacts, { signal, onSignedOut: "fail", isAnonymous: true }),
    staleTime: 60_000,
  });
  return data;
}

/** The register of processing, one thing that we do under the other, so that a telephone shows it whole. */
function RegisterList() {
  const { t } = useTranslation("privacy");
  const label = useLabel();
  const { retensidokumen, retensikeamanan } = usePrivacyFacts();
  const periods = { documents: retensidokumen, securityLog: retensikeamanan };
  return (
    <Accordion multiple variant="separated" order={3}>
      {processingRegister.map(({ name, title, whose, data, purpose, basis, kept, seen }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>{label(title)}</Accordion.Control>
          <Accordion.Panel>
            <DefinitionList
              items={[
                { label: t("whose"), value: label(whose) },
                { label: t("data"), value: label(data) },
                { label: t("purpose"), value: label(purpose) },
                { label: t("basis"), value: label(basis) },
                { label: t("kept"), value: label(kept(periods)) },
                { label: t("seen"), value: label(seen) },
              ]}
            />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function Section({ section: { name, title, paragraphs, points = [] } }: { readonly section: NoticeSection }) {
  const label = useLabel();
  const isController = name === "pengendali";
  return (
    <section aria-labelledby={`privacy-${name}`}>
      <Title order={2} size="h3" id={`privacy-${name}`} mb="xs">
        {label(title)}
      </Title>
      <Stack gap="xs">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph.en}>{label(paragraph)}</Text>
        ))}
        {isController ? <OrganisationContact size="md" /> : null}
        {points.length > 0 ? (
          <List spacing="xs">
            {points.map((point) => (
              <List.Item key={point.en}>{label(point)}</List.Item>
            ))}
          </List>
        ) : null}
      </Stack>
    </section>
  );
}

/** Whoever is signed in agrees here, after the last line. */
function Agreement() {
  const { t } = useTranslation("privacy");
  const session = useSession();
  const agree = useAgree();
  if (session.status !== "signed-in") return null;
  if (session.current.user.privasiversi === privacyVersion) return <Text c="dimmed">{t("agreedTo")}</Text>;
  return (
    <Button loading={agree.isPending} onClick={() => agree.mutate()} style={{ alignSelf: "start" }}>
      {t("agree")}
    </Button>
  );
}

/** What happens to personal data, for everybody, and the whole register below it. */
export function NoticePage() {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const facts = usePrivacyFacts();
  const organisation = useOrganisation();
  return (
    <Container size="md" px={0}>
      <PageHeader title={t("title")} lead={t("lead", { date: formatDate(privacyVersion, language) })} />
      <Card component={Stack} gap="xl">
        {privacyNotice({ ...facts, isReachable: isReachable(organisation) }).map((section) => (
          <Section key={section.name} section={section} />
        ))}
        <Agreement />
      </Card>
      <Title order={2} mt="xl" mb={4}>
        {t("register")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("registerLead")}
      </Text>
      <RegisterList />
    </Container>
  );
}
