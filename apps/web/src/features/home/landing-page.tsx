import { Alert, Button, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { useSession } from "../../lib/current-user.ts";
import { announceFirstPage } from "../../lib/first-page.ts";
import hero from "./hero.svg";
import { KindCards } from "./kind-cards.tsx";
import classes from "./landing-page.module.css";
import { Promises, Steps } from "./landing-sections.tsx";
import { ReceiptCheck } from "./receipt-check.tsx";
import { SearchForm } from "./search-form.tsx";

/** The device holds a token, but the user's data didn't come. */
function FailedNotice() {
  const { t } = useTranslation("home");
  const { t: tState } = useTranslation("state");
  const session = useSession();
  if (session.status !== "failed") return null;
  return (
    <Alert color="red" role="alert" title={t("failedTitle")} mb="md">
      <Text size="sm" mb="sm">
        {t("failedText")}
      </Text>
      <Button size="sm" variant="default" loading={session.isRetrying} onClick={session.retry}>
        {tState("retry")}
      </Button>
    </Alert>
  );
}

export function LandingPage() {
  const { t } = useTranslation("home");
  useEffect(announceFirstPage, []);
  return (
    <>
      <FailedNotice />
      <section className={classes.hero}>
        <div className={classes.words}>
          <PageHeader title={t("landingTitle")} lead={t("landingLead")} />
        </div>
        <img src={hero} alt={t("picture")} className={classes.picture} width={960} height={640} />
        <div className={classes.search}>
          <SearchForm />
        </div>
      </section>
      <section className={classes.section}>
        <Title order={2}>{t("kindsTitle")}</Title>
        <KindCards />
      </section>
      <Steps />
      <ReceiptCheck />
      <Promises />
    </>
  );
}
