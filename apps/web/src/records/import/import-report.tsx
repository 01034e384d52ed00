import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { csvText } from "@retribusi/contract/define/csv";
import type { ImportReport } from "@retribusi/contract/define/import";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { WideTable } from "../../components/wide-table.tsx";
import { formatCount } from "../../lib/figures.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useLanguage } from "../../lib/use-label.ts";

/** So many problems are shown at once; the report to download has the rest. */
const shown = 100;

const problemsOf = ({ problems }: ImportReport) =>
  problems.flatMap(({ line, values, problems: found }) =>
    Object.entries(found).map(([column, problem]) => ({ line, column, value: values[column] ?? "", problem })),
  );

function ReportButton({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation("importing");
  const save = () => {
    const head = [t("line"), t("column"), t("value"), t("problem")];
    const rows = problemsOf(report).map(({ line, column, value, problem }) => [String(line), column, value, problem]);
    saveFile(new Blob([csvText([head, ...rows])], { type: "text/csv" }), t("reportName"));
  };
  return (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
      {t("report")}
    </Button>
  );
}

/** What is wrong, by line, with the cell as it stands there. */
function Problems({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation("importing");
  const language = useLanguage();
  const problems = problemsOf(report);
  const isCut = problems.length > shown || report.refused > report.problems.length;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3}>{t("problems")}</Title>
        <ReportButton report={report} />
      </Group>
      <Table verticalSpacing="xs" striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">{t("line")}</Table.Th>
            <Table.Th w="40%">{t("cell")}</Table.Th>
            <Table.Th>{t("problem")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {problems.slice(0, shown).map(({ line, column, value, problem }) => (
            <Table.Tr key={`${line} ${column}`}>
              <Table.Td ta="right">{formatCount(line, language)}</Table.Td>
              <Table.Td style={{ overflowWrap: "anywhere" }}>
                <Text size="xs" c="dimmed">
                  {column}
                </Text>
                {value || "–"}
              </Table.Td>
              <Table.Td c="var(--mantine-color-error)">{problem}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isCut ? <Text size="sm">{t("cut", { shown, kept: formatCount(report.problems.length, language) })}</Text> : null}
    </Stack>
  );
}

/** The first rows as they were understood. */
function Sample({ report: { columns, sample } }: { readonly report: ImportReport }) {
  const { t } = useTranslation("importing");
  return (
    <Stack gap="xs">
      <Title order={3}>{t("sample")}</Title>
      <WideTable label={t("sample")} minWidth={0}>
        <Table striped verticalSpacing={4} style={{ whiteSpace: "nowrap" }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right">{t("line")}</Table.Th>
              {columns.map(({ header }) => (
                <Table.Th key={header}>{header}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sample.map(({ line, values }) => (
              <Table.Tr key={line}>
                <Table.Td ta="right">{line}</Table.Td>
                {columns.map(({ header }) => (
                  <Table.Td key={header}>{values[header]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
    </Stack>
  );
}

/** What would happen, or why nothing did: problems first. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  return (
    <Stack gap="lg">
      {report.problems.length > 0 ? <Problems report={report} /> : null}
      {report.sample.length > 0 ? <Sample report={report} /> : null}
    </Stack>
  );
}
