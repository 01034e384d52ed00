import { Button, Group, Stack, Text } from "@mantine/core";
import { formatInstant } from "@retribusi/contract/define/dates";
import {
  addPasskey,
  removePasskey,
  type Security,
  startPasskey,
} from "@retribusi/contract/features/identity/factor.endpoints";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { UsualZone } from "../../../lib/organisation.ts";
import { knowsPasskeys, makePasskey } from "../../../lib/passkey.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import type { Take } from "./use-change.ts";

type Passkey = Security["kuncisandi"][number];

interface Props {
  readonly security: Security;
  readonly take: Take;
}

async function add(passwordlama: string, nama: string) {
  const { tanda, pilihan } = await callEndpoint(startPasskey, { body: { passwordlama } });
  return callEndpoint(addPasskey, { body: { tanda, nama, kunci: await makePasskey(pilihan) } });
}

interface RowProps {
  readonly passkey: Passkey;
  readonly ask: (what: "rename" | "remove") => void;
}

function PasskeyRow({ passkey, ask }: RowProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const zone = use(UsualZone);
  const { nama, dibuat, terakhir } = passkey;
  const when = (moment: string) => formatInstant(new Date(moment), zone, language);
  return (
    <Group justify="space-between" gap="sm" component="li">
      <div>
        <Text fw={600}>{nama}</Text>
        <Text size="sm" c="dimmed">
          {t("passkeyCreated", { date: when(dibuat) })},{" "}
          {terakhir ? t("passkeyUsed", { date: when(terakhir) }) : t("passkeyUnused")}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          aria-label={t("passkeyRename", { name: nama })}
          onClick={() => ask("rename")}
        >
          {t("passkeyRenameShort")}
        </Button>
        <Button
          variant="default"
          size="sm"
          c="var(--mantine-color-error)"
          aria-label={t("passkeyRemove", { name: nama })}
          onClick={() => ask("remove")}
        >
          {t("passkeyRemoveShort")}
        </Button>
      </Group>
    </Group>
  );
}

/** What is said about passkeys here: what they are, or why there can be none. */
function usePossible({ bisakuncisandi }: Security) {
  const { t } = useTranslation("security");
  if (!bisakuncisandi) return { isPossible: false, text: t("passkeysImpossible") };
  if (!knowsPasskeys()) return { isPossible: false, text: t("passkeysUnknown") };
  return { isPossible: true, text: t("passkeysText") };
}

type Asked = { readonly what: "add" } | { readonly what: "rename" | "remove"; readonly passkey: Passkey } | null;

/** The passkeys: added, called otherwise, and taken off. */
export function PasskeySection({ security, take }: Props) {
  const { t } = useTranslation("security");
  const { isPossible, text } = usePossible(security);
  const [asked, ask] = useState<Asked>(null);
  return (
    <SectionCard
      title={t("passkeys")}
      lead={text}
      actions={
        isPossible ? (
          <Button variant="default" onClick={() => ask({ what: "add" })}>
            {t("passkeyAdd")}
          </Button>
        ) : null
      }
    >
      {security.kuncisandi.length > 0 ? (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
          {security.kuncisandi.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} ask={(what) => ask({ what, passkey })} />
          ))}
        </Stack>
      ) : null}
      <PasskeyDialogs asked={asked} onClose={() => ask(null)} take={take} />
    </SectionCard>
  );
}

interface DialogsProps extends Pick<Props, "take"> {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function PasskeyDialogs({ asked, onClose, take }: DialogsProps) {
  const { t } = useTranslation("security");
  const done = (changed: Parameters<Take>[0], message: string) => {
    onClose();
    take(changed, message);
  };
  const name = { label: t("passkeyName"), usual: t("passkeyUsual"), missing: t("passkeyNameMissing") };
  return (
    <>
      {asked?.what === "add" ? (
        <ProofDialog
          question={{
            title: t("passkeyAdd"),
            text: t("passkeyAddText"),
            endsSessions: true,
            confirm: t("passkeyAdd"),
            name,
            call: ({ passwordlama, nama }) => add(passwordlama, nama.trim()),
          }}
          onDone={(changed) => done(changed, t("passkeyAdded"))}
          onClose={onClose}
        />
      ) : null}
      {asked?.what === "rename" ? (
        <PasskeyNameDialog
          passkey={asked.passkey}
          onDone={(keamanan) => done({ keamanan, kode: null, token: null }, t("passkeyRenamed"))}
          onClose={onClose}
        />
      ) : null}
      {asked?.what === "remove" ? (
        <ProofDialog
          question={{
            title: t("passkeyRemoveTitle", { name: asked.passkey.nama }),
            text: t("passkeyRemoveText"),
            endsSessions: true,
            confirm: t("passkeyRemoveShort"),
            isDangerous: true,
            call: ({ passwordlama }) =>
              callEndpoint(removePasskey, { params: { id: asked.passkey.id }, body: { passwordlama } }),
          }}
          onDone={(changed) => done(changed, t("passkeyRemoved"))}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
