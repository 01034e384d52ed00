import { Button } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import { removeTotp, startTotp } from "@retribusi/contract/features/identity/factor.endpoints";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { UsualZone } from "../../../lib/organisation.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { TotpSetUp } from "./totp-set-up.tsx";
import type { Take } from "./use-change.ts";

interface Props {
  /** Since when an app is set up. */
  readonly since: string | null;
  readonly take: Take;
}

type Asked = "set-up" | "remove" | null;

/** The authenticator app: set up, replaced, taken off. */
export function TotpSection({ since, take }: Props) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const zone = use(UsualZone);
  const [asked, ask] = useState<Asked>(null);
  const setUp = t(since ? "appReplace" : "appSetUp");
  const text = since ? t("appSince", { date: formatInstant(new Date(since), zone, language) }) : t("appNone");
  return (
    <SectionCard
      title={t("app")}
      lead={text}
      actions={
        <>
          <Button variant={since ? "default" : "filled"} onClick={() => ask("set-up")}>
            {setUp}
          </Button>
          {since ? (
            <Button variant="default" c="var(--mantine-color-error)" onClick={() => ask("remove")}>
              {t("appRemove")}
            </Button>
          ) : null}
        </>
      }
    >
      <TotpDialogs asked={asked} title={setUp} onClose={() => ask(null)} take={take} />
    </SectionCard>
  );
}

interface DialogsProps extends Pick<Props, "take"> {
  readonly asked: Asked;
  readonly title: string;
  readonly onClose: () => void;
}

/** The present password, then the secret and its first code; or the password alone to take the app off. */
function TotpDialogs({ asked, title, onClose, take }: DialogsProps) {
  const { t } = useTranslation("security");
  const [draft, setDraft] = useState<z.output<typeof startTotp.answer> | null>(null);
  return (
    <>
      {asked === "set-up" ? (
        <ProofDialog
          question={{
            title,
            text: t("appProof"),
            endsSessions: true,
            confirm: t("goOn"),
            call: ({ passwordlama }) => callEndpoint(startTotp, { body: { passwordlama } }),
          }}
          onDone={(begun) => {
            onClose();
            setDraft(begun);
          }}
          onClose={onClose}
        />
      ) : null}
      {asked === "remove" ? (
        <ProofDialog
          question={{
            title: t("appRemoveTitle"),
            text: t("appRemoveText"),
            endsSessions: true,
            confirm: t("appRemove"),
            isDangerous: true,
            call: ({ passwordlama }) => callEndpoint(removeTotp, { body: { passwordlama } }),
          }}
          onDone={(changed) => {
            onClose();
            take(changed, t("appRemoved"));
          }}
          onClose={onClose}
        />
      ) : null}
      {draft ? (
        <TotpSetUp
          draft={draft}
          onDone={(changed) => {
            setDraft(null);
            take(changed, t("appDone"));
          }}
          onClose={() => setDraft(null)}
        />
      ) : null}
    </>
  );
}
