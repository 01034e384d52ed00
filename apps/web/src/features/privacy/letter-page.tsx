import { Anchor, Group, Radio } from "@mantine/core";
import { type Language, languages } from "@retribusi/contract/define/label";
import { type LetterReceiver, letterReceivers } from "@retribusi/contract/features/privacy/breach.rules";
import { breachLetter } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { MadeFile } from "../../components/made-file.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useLanguage } from "../../lib/use-label.ts";

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
      <MadeFile
        path={breachLetter.path.replace(":id", encodeURIComponent(id))}
        query={{ penerima, bahasa }}
        filename="surat.pdf"
        above={
          <>
            {" "}
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
          </>
        }
      >
        <Anchor component={Link} to={`/log_pelanggaran/view/${encodeURIComponent(id)}`}>
          {t("toRecord")}
        </Anchor>
      </MadeFile>
    </>
  );
}
