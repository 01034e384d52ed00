import { Alert, Anchor, Card, Container, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { forgetLoadedData, useSession } from "../../lib/current-user.ts";
import { paths, safeNext } from "../../lib/paths.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** For whoever has no account yet, or has one that isn't open because its address was never confirmed. */
function NewHere({ next }: { readonly next: string | null }) {
  const { t } = useTranslation("identity");
  return (
    <Stack gap={4} mt="md">
      <Text size="sm">
        {t("noAccount")}{" "}
        <Anchor component={Link} to={next ? paths.registerFor(next) : paths.register} fz="inherit">
          {t("createAccount")}
        </Anchor>
      </Text>
      <Text size="sm">
        {t("notConfirmed")}{" "}
        <Anchor component={Link} to={paths.verifyEmail} fz="inherit">
          {t("sendLink")}
        </Anchor>
      </Text>
    </Stack>
  );
}

export function SignInPage() {
  const { t } = useTranslation("identity");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const next = safeNext(search.get("nexturl"));
  if (session.status === "signed-in") return <Navigate to={next ?? paths.start} replace />;
  return (
    <Container size={440} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("signInTitle")} lead={t("signInLead")} />
      {next ? (
        <Alert color="blue" role="note" mb="md" icon={<IconInfoCircle aria-hidden />}>
          {t("signInFirst")}
        </Alert>
      ) : null}
      <Card>
        <SignInForm
          onSignedIn={() => {
            void forgetLoadedData(client).then(() => navigate(next ?? paths.start, { replace: true }));
          }}
        />
      </Card>
      <NewHere next={next} />
    </Container>
  );
}
