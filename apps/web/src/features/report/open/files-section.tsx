import { Anchor, Button, Code, CopyButton, Group, Text, Title } from "@mantine/core";
import { openParts } from "@retribusi/contract/features/report/transparency.endpoints";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { addressOf } from "../../../lib/call-address.ts";
import classes from "./open-page.module.css";

const path = "transparansi";
const files = [{ name: "json", path }, ...openParts.map((name) => ({ name, path: `${path}/${name}.csv` }))] as const;

function Copy({ address, name }: { readonly address: string; readonly name: string }) {
  const { t } = useTranslation("openData");
  return (
    <CopyButton value={address} timeout={4000}>
      {({ copied, copy }) => (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          aria-label={copied ? t("files.copied") : t("files.copyOf", { name })}
          onClick={copy}
        >
          {copied ? t("files.copied") : t("files.copy")}
        </Button>
      )}
    </CopyButton>
  );
}

/** The same figures for programs and spreadsheets, at addresses that stay. */
export function FilesSection() {
  const { t } = useTranslation("openData");
  return (
    <section className={classes.section} aria-labelledby="files">
      <div>
        <Title order={2} id="files">
          {t("files.title")}
        </Title>
        <Text c="dimmed">
          {t("files.about")}{" "}
          <Anchor href="/api/docs" inherit underline="always">
            {t("files.docs")}
          </Anchor>
        </Text>
      </div>
      <ul className={classes.files}>
        {files.map((file) => {
          const address = `${window.location.origin}${addressOf(file.path)}`;
          const name = t(`files.of.${file.name}`);
          return (
            <li key={file.name} className={classes.card}>
              <Text fw={600}>{name}</Text>
              <Text size="sm">{t(`files.aboutOf.${file.name}`)}</Text>
              <Code className={classes.address ?? ""}>{address}</Code>
              <Group gap="xs">
                <Button
                  component="a"
                  href={addressOf(file.path)}
                  download
                  size="compact-sm"
                  variant="light"
                  leftSection={<IconDownload size={14} aria-hidden />}
                  aria-label={t("files.downloadOf", { name })}
                >
                  {t("files.download")}
                </Button>
                <Copy address={address} name={name} />
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
