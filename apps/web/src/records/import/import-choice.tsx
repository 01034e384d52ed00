import { Accordion, Button, List, Stack, Text } from "@mantine/core";
import { Dropzone, type FileRejection } from "@mantine/dropzone";
import { fieldOf } from "@retribusi/contract/define/entity";
import { importFields, importLimits } from "@retribusi/contract/define/import";
import { IconDownload, IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestFile } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import "@mantine/dropzone/styles.layer.css";
import { type EntityPage, formFieldsOf } from "../record-pages.ts";

interface Props {
  readonly page: EntityPage;
  readonly onChoose: (file: File) => void;
}

/** What each column means, for whoever fills the template. */
function ColumnHelp({ page: { entity }, fields }: { readonly page: EntityPage; readonly fields: readonly string[] }) {
  const { t } = useTranslation("importing");
  const text = useLabel();
  return (
    <List size="sm" spacing={4}>
      {fields.map((name) => {
        const { label, optional, options, reference, hint } = fieldOf(entity, name);
        const words = [
          optional ? t("optional") : t("required"),
          reference ? t("reference") : "",
          options ? options.map((option) => text(option.label)).join(" / ") : "",
          hint ? text(hint) : "",
        ].filter(Boolean);
        return (
          <List.Item key={name}>
            <b>{text(label)}</b>: {words.join("; ")}
          </List.Item>
        );
      })}
    </List>
  );
}

function TemplateButton({ entity }: { readonly entity: string }) {
  const { t } = useTranslation("importing");
  const notifyError = useNotifyError();
  const load = async () => saveFile((await requestFile({ path: `${entity}/import/template` })).blob, `${entity}.csv`);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void load().catch(notifyError)}
    >
      {t("template")}
    </Button>
  );
}

/** The template, what belongs in it, and the place for the filled file. */
export function ImportChoice({ page, onChoose }: Props) {
  const { t } = useTranslation("importing");
  const [refusal, setRefusal] = useState("");
  const fields = importFields(page.entity, formFieldsOf(page));
  const refuse = ([rejection]: readonly FileRejection[]) => {
    const isLarge = rejection?.errors.some(({ code }) => String(code) === "file-too-large");
    setRefusal(isLarge ? t("tooLarge", { max: importLimits.megabytes }) : t("wrongType"));
  };
  return (
    <Stack gap="md" align="stretch">
      <Text size="sm">{t("intro")}</Text>
      <div>
        <TemplateButton entity={page.entityName} />
      </div>
      <Dropzone
        accept={{ "text/csv": [".csv"], "application/vnd.ms-excel": [".csv"], "text/plain": [".csv"] }}
        validator={({ name }) =>
          name.toLowerCase().endsWith(".csv") ? null : { code: "file-invalid-type", message: "" }
        }
        maxSize={importLimits.megabytes * 1024 * 1024}
        multiple={false}
        onDrop={([file]) => file && onChoose(file)}
        onReject={refuse}
        inputProps={{ "aria-label": t("choose") }}
        aria-label={t("choose")}
        p="lg"
      >
        <Stack align="center" gap={4} style={{ pointerEvents: "none" }}>
          <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
          <Text size="sm" fw={600} ta="center">
            {t("drop")}
          </Text>
          <Text size="xs" c="dimmed" ta="center">
            {t("limits", { max: importLimits.megabytes })}
          </Text>
        </Stack>
      </Dropzone>
      {refusal ? (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {refusal}
        </Text>
      ) : null}
      <Accordion variant="separated" order={3}>
        <Accordion.Item value="columns">
          <Accordion.Control>{t("columns")}</Accordion.Control>
          <Accordion.Panel>
            <ColumnHelp page={page} fields={fields} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
