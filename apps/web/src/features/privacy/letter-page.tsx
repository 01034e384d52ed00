import { Anchor, Card, Group, Radio, Stack, Text } from "@mantine/core";
import { type Language, languages } from "@retribusi/contract/define/label";
import { type LetterReceiver, letterReceivers } from "@retribusi/contract/features/privacy/breach.rules";
import { breachLetter } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { FileLinks } from "../../components/file-links.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { requestFile } from "../../lib/api.ts";
import { useBlobAddress } from "../../lib/use-blob-address.ts";
import { useLanguage } from "../../lib/use-label.ts";

interface Choice {
  readonly id: string;
  readonly penerima: LetterReceiver;
  readonly bahasa: Language;
}

function useLetter({ id, penerima, bahasa }: Choice) {
  return useQuery({
    queryKey: ["letter", id, penerima, bahasa],
    queryFn: ({ signal }) =>
      requestFile({
        path: breachLetter.path.replace(":id", encodeURIComponent(id)),
        query: { penerima, bahasa },
        signal,
      }),
    // The record may have been corrected since: every opening makes the letter anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function Letter({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation("privacy");
  const { data: file, error, refetch } = useLetter(choice);
  const address = useBlobAddress(file?.blob);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!file || !address) return <Text role="status">{t("letterPreparing")}</Text>;
  return (
    <Group gap="sm">
      <FileLinks
        address={address}
        filename={file.name ?? "surat.pdf"}
        open={t("letterOpen")}
        download={t("letterDownload")}
      />
    </Group>
  );
}

/** The letters about a breach that article 46 asks for: to whom, in which language, and the file. */
export function LetterPage() {
  const { t } = useTranslation("privacy");
  const { t: languageNames } = useTranslation("identity");
  const { id = "" } = useParams();
  const shown = useLanguage();
  const [penerima, setPenerima] = useState<LetterReceiver>("orang");
  const [bahasa, setBahasa] = useState<Language>(shown);
  return (
    <>
      <PageHeader title={t("lettersTitle", { id })} lead={t("lettersLead")} />
      <Card component={Stack} gap="lg" maw="40rem">
        <Radio.Group
          label={t("letterTo")}
          value={penerima}
          onChange={(to) => setPenerima(letterReceivers.find((one) => one === to) ?? "orang")}
        >
          <Group mt="xs">
            {letterReceivers.map((one) => (
              <Radio key={one} value={one} label={t(`letter.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Radio.Group
          label={t("letterLanguage")}
          value={bahasa}
          onChange={(to) => setBahasa(languages.find((one) => one === to) ?? "id")}
        >
          <Group mt="xs">
            {languages.map((one) => (
              <Radio key={one} value={one} label={languageNames(`languages.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Letter key={`${penerima} ${bahasa}`} choice={{ id, penerima, bahasa }} />
        <Anchor component={Link} to={`/log_pelanggaran/view/${encodeURIComponent(id)}`}>
          {t("toRecord")}
        </Anchor>
      </Card>
    </>
  );
}
