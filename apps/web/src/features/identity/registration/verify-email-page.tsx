import { Alert, Button, Card, Container, Group, Stack, Text } from "@mantine/core";
import { confirmedBefore, verifyEmail } from "@retribusi/contract/features/identity/registration.endpoints";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { paths, safeNext } from "../../../lib/paths.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { CaptchaFirst } from "../captcha-first.tsx";
import { ResendForm } from "./resend-form.tsx";

const Captcha = lazyPart(async () => (await import("../captcha.tsx")).Captcha);

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined);

/** Leads on to the order, or to the home, by the sign-in form. */
function SignInButton({ next }: { readonly next: string | null }) {
  const { t } = useTranslation("registration");
  return (
    <Button component={Link} to={next ? paths.signInFor(next) : paths.signIn}>
      {t("signIn")}
    </Button>
  );
}

interface ConfirmedProps {
  readonly isWaiting: boolean;
  readonly tujuan: string | null;
  /** The catalogue's sentence for a link that was used before; nothing for the first use. */
  readonly before?: string;
}

function Confirmed({ isWaiting, tujuan, before }: ConfirmedProps) {
  const { t } = useTranslation("registration");
  const next = safeNext(tujuan);
  const way = isWaiting ? t("waitingText") : t(next ? "verifiedOrder" : "verifiedText");
  return (
    <Stack gap="md">
      <Alert
        role="status"
        color={isWaiting ? "blue" : "green"}
        icon={<IconCircleCheck aria-hidden />}
        title={before ?? t(isWaiting ? "waiting" : "verified")}
      >
        {before && isWaiting ? `${t("waiting")} ${way}` : way}
      </Alert>
      <Group gap="sm">
        {isWaiting ? (
          <Button component={Link} to={paths.start}>
            {t("toStart")}
          </Button>
        ) : (
          <SignInButton next={next} />
        )}
      </Group>
    </Stack>
  );
}

/** What keeps the address from being confirmed, and the way on. */
function VerifyError({ error }: { readonly error: Error }) {
  const { t } = useTranslation("registration");
  const { t: state } = useTranslation("state");
  const code = codeOf(error);
  return (
    <Alert role="alert" color="red" icon={<IconAlertCircle aria-hidden />} title={errorText(error, state)}>
      {code === "LINK_NOT_VALID" ? t("notValidText") : null}
    </Alert>
  );
}

/** Programs that look into mails open links, but press no buttons: only the press confirms. */
export function ConfirmByPress({ link }: { readonly link: string }) {
  const { t } = useTranslation("registration");
  const { t: state } = useTranslation("state");
  const [captcha, setCaptcha] = useState<string | null>(null);
  const first = useId();
  const confirming = useMutation({
    mutationFn: () => {
      const body = { key: link, ...(captcha ? { captcha } : {}) };
      return callEndpoint(verifyEmail, { body, isAnonymous: true, onSignedOut: "fail" });
    },
    onError: () => setCaptcha(null),
  });
  const { data, error, isPending, failureCount } = confirming;
  if (data) return <Confirmed {...data} />;
  if (error instanceof ApiError && error.code === "EMAIL_VERIFIED") {
    return <Confirmed {...confirmedBefore.parse(error.details)} before={errorText(error, state)} />;
  }
  const code = codeOf(error);
  const isOver = code === "LINK_NOT_VALID";
  const asksForCaptcha = code === "CAPTCHA_REQUIRED" || code === "INVALID_CAPTCHA";
  const isWaiting = asksForCaptcha && captcha === null;
  return (
    <Stack gap="lg">
      {error ? <VerifyError error={error} /> : null}
      {isOver ? null : (
        <Card component={Stack} gap="md">
          <Text>{t("verifyLead")}</Text>
          {asksForCaptcha ? (
            <Suspense>
              <Captcha key={failureCount} onSolved={setCaptcha} />
            </Suspense>
          ) : null}
          {isWaiting ? <CaptchaFirst id={first} /> : null}
          <Button
            loading={isPending}
            disabled={isWaiting}
            aria-describedby={isWaiting ? first : undefined}
            onClick={() => confirming.mutate()}
          >
            {t("verify")}
          </Button>
        </Card>
      )}
      {code === "LINK_NOT_VALID" ? <ResendForm /> : null}
    </Stack>
  );
}

/** Where the link of a new account's mail leads; without a link it sends one. */
export function VerifyEmailPage() {
  const { t } = useTranslation("registration");
  const [search] = useAddressQuery();
  const link = search.get("key");
  return (
    <Container size={560} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("verifyTitle")} />
      {link ? <ConfirmByPress key={link} link={link} /> : <ResendForm />}
    </Container>
  );
}
