import { Button, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "../../../components/use-focus-back.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { printFile } from "../../../lib/print-file.ts";
import { saveFile } from "../../../lib/save-file.ts";

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

const icon = { size: 16, "aria-hidden": true } as const;
const page = (title: string, lines: readonly string[]) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><pre style="font:16px/2 monospace">${[title, "", ...lines].join("\n")}</pre>`;

/** Ten codes that are shown this once: nothing but the button that says so closes them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation("security");
  const { user } = useCurrentUser();
  useFocusBack(true);
  const title = t("codesFile", { username: user.username, place: window.location.host });
  const text = [title, "", ...codes, ""].join("\r\n");
  return (
    <Modal
      opened
      onClose={onKept}
      title={t("codesTitle")}
      centered
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">{t("codesShown")}</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing={6}>
          {codes.map((code) => (
            <Text key={code} ff="monospace" size="sm" style={{ whiteSpace: "nowrap" }}>
              {code}
            </Text>
          ))}
        </SimpleGrid>
        <Group gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="sm"
                leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
                onClick={copy}
              >
                {t(copied ? "codesCopied" : "codesCopy")}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload {...icon} />}
            onClick={() => saveFile(new Blob([text], { type: "text/plain" }), `${user.username}-recovery-codes.txt`)}
          >
            {t("codesDownload")}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPrinter {...icon} />}
            onClick={() => void printFile(new Blob([page(title, codes)], { type: "text/html" }))}
          >
            {t("codesPrint")}
          </Button>
        </Group>
        <Button onClick={onKept} data-autofocus>
          {t("codesKept")}
        </Button>
      </Stack>
    </Modal>
  );
}
