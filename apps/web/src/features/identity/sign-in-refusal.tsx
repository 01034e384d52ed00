import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router-dom";
import { OrganisationContact } from "../../components/organisation-contact.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useOrganisation } from "../../lib/organisation.ts";
import { paths } from "../../lib/paths.ts";

interface Props {
  /** What was typed as the name, for the form of the next page. */
  readonly name: string;
  /** Over a half-filled form: other pages open beside it. */
  readonly isApart: boolean;
}

/** Not in the address, which the browser would remember: people type passwords where the name belongs. */
const stateOf = (name: string) => ({ username: name.trim() });

const beside = (isApart: boolean) => (isApart ? { target: "_blank", rel: "noopener" } : {});

export function ForgotLink({ name, isApart }: Props) {
  const { t } = useTranslation("recovery");
  return (
    <Anchor component={Link} to={paths.forgotPassword} state={stateOf(name)} size="sm" ta="center" {...beside(isApart)}>
      {t("forgot")}
    </Anchor>
  );
}

interface WayProps {
  readonly text: string;
  readonly children?: ReactNode;
}

function Way({ text, children }: WayProps) {
  return (
    <Alert color="blue" role="note" icon={<IconInfoCircle aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{text}</Text>
        <OrganisationContact />
        {children}
      </Stack>
    </Alert>
  );
}

function Expired({ kunci, name, isApart }: Props & { readonly kunci: unknown }) {
  const { t } = useTranslation("recovery");
  if (typeof kunci !== "string") {
    return (
      <Way text={t("expired")}>
        <Button component={Link} to={paths.forgotPassword} state={stateOf(name)} size="sm" {...beside(isApart)}>
          {t("resetNow")}
        </Button>
      </Way>
    );
  }
  if (!isApart) return <Navigate to={paths.resetPassword(kunci)} />;
  return (
    <Way text={t("temporary")}>
      <Button component={Link} to={paths.resetPassword(kunci)} size="sm" {...beside(isApart)}>
        {t("chooseNow")}
      </Button>
    </Way>
  );
}

function Blocked() {
  const { t } = useTranslation("recovery");
  const { namaorganisasi } = useOrganisation();
  return <Way text={namaorganisasi ? t("blocked", { organisation: namaorganisasi }) : t("blockedAnyone")} />;
}

/** Told to everybody whose sign-in failed: one who has just registered must not be told apart from one whom nobody knows. */
function Unconfirmed({ isApart }: Pick<Props, "isApart">) {
  const { t } = useTranslation("recovery");
  return (
    <Text size="sm" c="dimmed">
      {t("unconfirmed")}{" "}
      <Anchor component={Link} to={paths.verifyEmail} inherit underline="always" {...beside(isApart)}>
        {t("verify")}
      </Anchor>
    </Text>
  );
}

/** What somebody can do whose account doesn't let them in, below the sentence that says so. */
export function SignInRefusal({ error, ...props }: Props & { readonly error: Error | undefined }) {
  const { t } = useTranslation("recovery");
  if (!(error instanceof ApiError)) return null;
  if (error.code === "ACCOUNT_BLOCKED") return <Blocked />;
  if (error.code === "BAD_CREDENTIALS" && !props.isApart) return <Unconfirmed {...props} />;
  if (error.code === "TOO_MANY_REQUESTS") return <Way text={t("tooMany")} />;
  if (error.code === "ACCOUNT_NOT_ACTIVE") return <Way text={t("notActive")} />;
  if (error.code === "ACCOUNT_WAITING") return <Way text={t("waiting")} />;
  return error.code === "PASSWORD_EXPIRED" ? <Expired kunci={error.details["key"]} {...props} /> : null;
}
