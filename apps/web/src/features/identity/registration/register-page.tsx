import { Alert, Anchor, Container, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { useSession } from "../../../lib/current-user.ts";
import { paths, safeNext } from "../../../lib/paths.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { RegisterForm } from "./register-form.tsx";
import { RegisteredPage } from "./registered-page.tsx";
import type { Registered } from "./use-registration-form.ts";

interface Props {
  /** What somebody makes an account for, in place of the sentence that it waits; `null` where there is nothing. */
  readonly purpose?: ReactNode;
}

/** A visitor makes an account; the order that led here goes on once it is open. */
export function RegisterPage({ purpose = null }: Props) {
  const { t } = useTranslation("registration");
  const [search] = useAddressQuery();
  const session = useSession();
  const [registered, setRegistered] = useState<Registered>();
  const next = safeNext(search.get("nexturl"));
  if (registered) return <RegisteredPage {...registered} />;
  if (session.status === "signed-in") return <Navigate to={next ?? paths.start} replace />;
  return (
    <Container size={640} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("title")} lead={t("lead")} />
      {purpose}
      {next && !purpose ? (
        <Alert color="blue" role="note" mb="md" icon={<IconInfoCircle aria-hidden />}>
          {t("orderWaits")}
        </Alert>
      ) : null}
      <Text mb="md">
        {t("haveAccount")}{" "}
        <Anchor component={Link} to={next ? paths.signInFor(next) : paths.signIn}>
          {t("signIn")}
        </Anchor>
      </Text>
      <RegisterForm next={next} onDone={setRegistered} />
    </Container>
  );
}
