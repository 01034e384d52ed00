import { Alert, Anchor, Card, Container, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { forgetLoadedData, useSession } from "../../lib/current-user.ts";
import { paths, safeNext } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** For whoever has no account yet. */
function NewHere({ next }: { readonly next: string | null }) {
  const { t } = useTranslation("identity");
  return (
    <Text size="sm" mt="md">
      {t("noAccount")}{" "}
      <Anchor component={Link} to={next ? paths.registerFor(next) : paths.register} fz="inherit">
        {t("createAccount")}
      </Anchor>
    </Text>
  );
}

interface Props {
  /** What somebody signs in for, in place of the sentence that they have to; `null` where there is nothing. */
  readonly purpose?: ReactNode;
  /** They have signed in here, and go on to where they wanted. */
  readonly onSignedIn?: () => void;
}

export function SignInPage({ purpose = null, onSignedIn }: Props) {
  const { t } = useTranslation("identity");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useAddressQuery();
  const session = useSession();
  const next = safeNext(search.get("nexturl"));
  if (session.status === "signed-in") return <Navigate to={next ?? paths.start} replace />;
  return (
    <Container size={440} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("signInTitle")} lead={t("signInLead")} />
      {purpose}
      {next && !purpose ? (
        <Alert color="blue" role="note" mb="md" icon={<IconInfoCircle aria-hidden />}>
          {t("signInFirst")}
        </Alert>
      ) : null}
      <Card>
        <SignInForm
          onSignedIn={() => {
            onSignedIn?.();
            void forgetLoadedData(client).then(() => navigate(next ?? paths.start, { replace: true }));
          }}
        />
      </Card>
      <NewHere next={next} />
    </Container>
  );
}
