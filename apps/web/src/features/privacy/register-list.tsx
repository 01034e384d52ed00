import { Accordion } from "@mantine/core";
import { processingRegister } from "@retribusi/contract/features/privacy/privacy.register";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../components/definition-list.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { usePrivacyFacts } from "./privacy-query.ts";

/** The register of processing, one thing that we do under the other, so that a telephone shows it whole. */
export function RegisterList() {
  const { t } = useTranslation("privacy");
  const label = useLabel();
  const { retensidokumen, retensikeamanan } = usePrivacyFacts();
  const periods = { documents: retensidokumen, securityLog: retensikeamanan };
  return (
    <Accordion multiple variant="separated" order={3}>
      {processingRegister.map(({ name, title, whose, data, purpose, basis, kept, seen }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>{label(title)}</Accordion.Control>
          <Accordion.Panel>
            <DefinitionList
              items={[
                { label: t("whose"), value: label(whose) },
                { label: t("data"), value: label(data) },
                { label: t("purpose"), value: label(purpose) },
                { label: t("basis"), value: label(basis) },
                { label: t("kept"), value: label(kept(periods)) },
                { label: t("seen"), value: label(seen) },
              ]}
            />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
