import { Checkbox, Group, Stack, Table, Text, Title } from "@mantine/core";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Difference } from "@retribusi/contract/features/sync/sync.endpoints";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";

interface Props {
  readonly title: string;
  readonly entity: AnyEntity;
  readonly rows: readonly Difference[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

const wrap = { overflowWrap: "anywhere" } as const;

function Value({ children, isOld = false }: { readonly children: string | null; readonly isOld?: boolean }) {
  const { t } = useTranslation("sync");
  if (!children) return <Text c="dimmed">{t("empty")}</Text>;
  return (
    <Text style={wrap} {...(isOld ? { c: "dimmed", td: "line-through" } : {})}>
      {children}
    </Text>
  );
}

/** One difference: what it is about, and field by field what is here and what the source has. */
function DifferenceRows({
  entity,
  row,
  chosen,
  onChoose,
}: Omit<Props, "rows" | "title"> & { readonly row: Difference }) {
  const text = useLabel();
  const { key, label, changes, action } = row;
  return changes.map(({ field, before, after }, index) => (
    <Table.Tr key={`${key} ${field}`}>
      {index === 0 ? (
        <Table.Td rowSpan={changes.length} style={{ verticalAlign: "top", ...wrap }}>
          <Checkbox
            label={label}
            checked={chosen.has(key)}
            onChange={(event) => onChoose([key], event.currentTarget.checked)}
          />
        </Table.Td>
      ) : null}
      <Table.Td c="dimmed">{text(fieldOf(entity, field).label)}</Table.Td>
      {action === "edit" ? (
        <Table.Td>
          <Value isOld>{before}</Value>
        </Table.Td>
      ) : null}
      <Table.Td>
        <Value>{after}</Value>
      </Table.Td>
    </Table.Tr>
  ));
}

/** Differences of one kind with a box before each, and one for all. */
export function DifferenceTable({ title, entity, rows, chosen, onChoose }: Props) {
  const { t } = useTranslation("sync");
  const [first] = rows;
  if (!first) return null;
  const count = rows.filter(({ key }) => chosen.has(key)).length;
  const keys = rows.map(({ key }) => key);
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {title} ({rows.length})
        </Title>
        <Checkbox
          label={t("all")}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(event) => onChoose(keys, event.currentTarget.checked)}
        />
      </Group>
      <Table.ScrollContainer minWidth={560}>
        <Table withTableBorder verticalSpacing="xs" layout="fixed" style={{ background: "var(--surface)" }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="30%">{t("row")}</Table.Th>
              <Table.Th w="20%">{t("field")}</Table.Th>
              {first.action === "edit" ? <Table.Th>{t("here")}</Table.Th> : null}
              <Table.Th>{t("there")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <DifferenceRows key={row.key} entity={entity} row={row} chosen={chosen} onChoose={onChoose} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
