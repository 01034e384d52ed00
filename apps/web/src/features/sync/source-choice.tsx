import { Button, Card, FileInput, Group, SegmentedControl, Select, Stack, Text } from "@mantine/core";
import { IconArrowsDiff, IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useOptions } from "../../records/fields/reference/use-options.ts";
import type { EntityPage } from "../../records/record-pages.ts";
import type { Source } from "./use-sync.ts";

interface Props {
  readonly page: EntityPage;
  readonly isBusy: boolean;
  readonly onCompare: (source: Source) => void;
}

/** Whoever belongs to a region compares that; the others choose. */
function RegionChoice({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation("sync");
  const { data = [] } = useOptions("tbl_pemda", "", {}, true);
  return (
    <Select
      label={t("region")}
      placeholder={t("allRegions")}
      data={data.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ "aria-label": t("clear"), tabIndex: 0 }}
      searchable
      flex="1 1 16rem"
      maw="26rem"
    />
  );
}

/** The bank's service or a file, and the button that compares. */
export function SourceChoice({ page, isBusy, onCompare }: Props) {
  const { t } = useTranslation("sync");
  const { user } = useCurrentUser();
  const [kind, setKind] = useState("bank");
  const [region, setRegion] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const isBank = kind === "bank";
  const choosesRegion = page.entity.form.includes("idpemda") && user.pemdaid === null;
  const source: Source | null = isBank ? { idpemda: region ? Number(region) : null } : file && { file };
  return (
    <Card withBorder radius="md" padding="md">
      <Stack gap="sm" align="flex-start">
        <SegmentedControl
          aria-label={t("source")}
          value={kind}
          onChange={setKind}
          data={[
            { value: "bank", label: t("bank") },
            { value: "file", label: t("file") },
          ]}
        />
        <Group align="flex-end" gap="sm" w="100%">
          {isBank && choosesRegion ? <RegionChoice value={region} onChange={setRegion} /> : null}
          {isBank ? null : (
            <FileInput
              label={t("chooseFile")}
              accept=".csv,text/csv"
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              value={file}
              onChange={setFile}
              clearable
              clearButtonProps={{ "aria-label": t("clear") }}
              flex="1 1 16rem"
              maw="26rem"
            />
          )}
          <Button
            leftSection={<IconArrowsDiff size={16} aria-hidden />}
            loading={isBusy}
            disabled={source === null}
            onClick={() => source && onCompare(source)}
          >
            {t("compare")}
          </Button>
        </Group>
        {isBank ? null : (
          <Text size="xs" c="dimmed">
            {t("fileHint")}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
