import { Button } from "@mantine/core";
import { renewRecovery, type Security } from "@retribusi/contract/features/identity/factor.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import type { Take } from "./use-change.ts";

interface Props {
  readonly security: Security;
  readonly take: Take;
}

/** How many recovery codes are left, and new ones. */
export function RecoverySection({ security, take }: Props) {
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
