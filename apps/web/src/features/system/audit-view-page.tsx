import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { entities, isEntityName } from "@retribusi/contract/access/entities";
import { cellOf } from "@retribusi/contract/access/field-cell";
import { textOf } from "@retribusi/contract/define/cell";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { DefinitionList } from "../../components/definition-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { UsualZone } from "../../lib/organisation.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { differencesOf } from "../../records/history/audit-change.ts";
import { AuditTable } from "../../records/history/audit-table.tsx";
import type { RecordRow } from "../../records/record.ts";
import { getRecord } from "../../records/record-api.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { addressOfPage, getEntityPage, heldPage } from "../../records/record-pages.ts";
import { BackToList } from "../../records/view/view-actions.tsx";

const page = getEntityPage("jejak_audit/view");
const { fields } = entities.jejak_audit;

/** Leads to the record itself, while there is one and the person may see it. */
function RecordLink({ record }: { readonly record: RecordRow }) {
  const { t } = useTranslation("administration");
  const { pages } = useCurrentUser();
  const name = String(record.entitas);
  const view = isEntityName(name) ? heldPage(pages, name, "view", "") : undefined;
  // An import or an export of a list is about no single record.
  const isOne = /^\d+(-\d+)*$/.test(String(record.kunci));
  if (!view || !isOne || record.aksi === "delete") return null;
  return (
    <Button
      component={Link}
      to={addressOfPage(view.name, String(record.kunci))}
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {t("auditOpen")}
    </Button>
  );
}

function useFacts() {
  const { t } = useTranslation("administration");
  const label = useLabel();
  const language = useLanguage();
  const zone = use(UsualZone);
  return (record: RecordRow) => {
    const value = (name: "waktu" | "peran" | "aksi" | "entitas" | "kunci" | "alamatip") =>
      textOf(cellOf(fields[name], record[name], record, { language, zone }), language);
    const names = ["peran", "entitas", "kunci", "alamatip"] as const;
    return {
      title: t("auditTitle", { action: value("aksi"), entity: value("entitas") }),
      lead: value("waktu"),
      items: [
        { label: label(fields.userid.label), value: record.fullname ? String(record.fullname) : t("auditSystem") },
        ...names.map((name) => ({ label: label(fields[name].label), value: value(name) })),
      ],
    };
  };
}

function Entry({
  record,
  items,
}: {
  readonly record: RecordRow;
  readonly items: ReturnType<ReturnType<typeof useFacts>>["items"];
}) {
  const { t } = useTranslation("administration");
  const differences = differencesOf(record.sebelum, record.sesudah);
  const isChange = Boolean(record.sebelum && record.sesudah);
  const sides = isChange ? (["before", "after"] as const) : ([record.sebelum ? "before" : "after"] as const);
  return (
    <Stack gap="md">
      <Card>
        <DefinitionList items={items} />
      </Card>
      <Card component={Stack} gap="sm">
        <Title order={2} size="h3">
          {t(isChange ? "auditWhat" : "auditHeld")}
        </Title>
        {differences.length > 0 ? (
          <AuditTable subject={String(record.entitas)} differences={differences} sides={sides} />
        ) : (
          <Text c="dimmed">{t("auditNothing")}</Text>
        )}
      </Card>
    </Stack>
  );
}

/** One entry of the audit trail: who, when, and field by field from what to what. */
export function AuditViewPage() {
  const text = useLabel();
  const { id = "" } = useParams();
  const factsOf = useFacts();
  const query = useQuery({
    queryKey: recordKeys.record("jejak_audit", id),
    queryFn: ({ signal }) => getRecord("jejak_audit", id, signal),
  });
  const record = query.data;
  const facts = record && factsOf(record);
  return (
    <>
      <PageHeader
        title={facts?.title ?? text(entities.jejak_audit.title)}
        lead={facts?.lead ?? ""}
        actions={
          <>
            <BackToList page={page} />
            {record ? <RecordLink record={record} /> : null}
          </>
        }
      />
      <QueryState query={query} />
      {record && facts ? <Entry record={record} items={facts.items} /> : null}
    </>
  );
}
