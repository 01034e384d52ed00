import { Alert, Anchor, Button, Container, Stack } from "@mantine/core";
import { renewRecovery, type Security } from "@retribusi/contract/features/identity/factor.endpoints";
import { createOwnKey, withdrawOwnKey } from "@retribusi/contract/features/identity/userdata.endpoints";
import { IconShieldCheck, IconShieldLock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { SectionCard } from "../../../components/section-card.tsx";
import { roleOf } from "../../../lib/acting-role.ts";
import { callEndpoint } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { ApiKeyCard } from "../user/api-key-card.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useSecurity } from "./security-query.ts";
import { TotpSection } from "./totp-section.tsx";
import { type Take, useChange } from "./use-change.ts";

interface Props {
  readonly security: Security;
  readonly take: Take;
}

/** How many recovery codes are left, and new ones. */
function RecoverySection({ security, take }: Props) {
  const { t } = useTranslation("security");
  const [isAsked, ask] = useState(false);
  const hasFactor = security.totp !== null || security.kuncisandi.length > 0;
  return (
    <SectionCard
      title={t("codes")}
      lead={hasFactor ? t("codesText", { count: security.sisakode }) : t("codesNone")}
      actions={
        hasFactor ? (
          <Button variant="default" onClick={() => ask(true)}>
            {t("codesRenew")}
          </Button>
        ) : null
      }
    >
      {isAsked ? (
        <ProofDialog
          question={{
            title: t("codesRenew"),
            text: t("codesRenewText"),
            confirm: t("codesRenew"),
            call: ({ passwordlama }) => callEndpoint(renewRecovery, { body: { passwordlama } }),
          }}
          onDone={(changed) => {
            ask(false);
            take(changed, t("codesTitle"));
          }}
          onClose={() => ask(false)}
        />
      ) : null}
    </SectionCard>
  );
}

/** For a member of staff who has to set up a second factor: that nothing else is open, and when it is again. */
function GateNote() {
  const { t } = useTranslation("security");
  const { wajibfaktor } = useCurrentUser();
  const [wasClosed] = useState(wajibfaktor);
  if (wajibfaktor) {
    return (
      <Alert color="kunyit" role="status" icon={<IconShieldLock aria-hidden />} title={t("gateTitle")} mb="lg">
        {t("gateText")}
      </Alert>
    );
  }
  if (!wasClosed) return null;
  return (
    <Alert color="green" role="status" icon={<IconShieldCheck aria-hidden />} title={t("gateDone")} mb="lg">
      <Anchor component={Link} to={paths.home}>
        {t("gateGo")}
      </Anchor>
    </Alert>
  );
}

/** What protects one's account beside the password. */
export function SecurityPage() {
  const { t } = useTranslation("security");
  const query = useSecurity();
  const current = useCurrentUser();
  const { codes, forget, take } = useChange();
  const security = query.data;
  return (
    <Container size="md" px={0} ml={0}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <GateNote />
      <QueryState query={query} />
      {security ? (
        <Stack gap="lg">
          <TotpSection since={security.totp} take={take} />
          <PasskeySection security={security} take={take} />
          <RecoverySection security={security} take={take} />
          {/* A customer has no programs; the card would only make them wonder. */}
          {roleOf(current) === "nasabah" ? null : (
            <ApiKeyCard
              isSet={security.punyakunci}
              make={(passwordlama) => callEndpoint(createOwnKey, { body: { passwordlama } })}
              withdraw={() => callEndpoint(withdrawOwnKey)}
              onChanged={() => void query.refetch()}
            />
          )}
        </Stack>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onKept={forget} /> : null}
    </Container>
  );
}
