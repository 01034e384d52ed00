import { Button } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useLabel } from "../../lib/use-label.ts";
import { AddButtons } from "../../records/list/add-buttons.tsx";
import { ListBody } from "../../records/list/list-body.tsx";
import { ListExport, ListToolbar } from "../../records/list/list-toolbar.tsx";
import { type RecordList, useRecordList } from "../../records/list/use-record-list.ts";
import { addressOfPage, heldPage } from "../../records/record-pages.ts";

function SyncButton({ list: { page } }: { readonly list: RecordList }) {
  const { t } = useTranslation("sync");
  const target = heldPage(useCurrentUser().pages, page.entityName, "sync", page.name);
  if (!target) return null;
  return (
    <Button
      component={Link}
      to={addressOfPage(target.name)}
      variant="default"
      leftSection={<IconArrowsDiff size={16} aria-hidden />}
    >
      {t("open")}
    </Button>
  );
}

/** A list of master data, with the way to where they are taken over from the bank's service. */
export function SyncedList({ name }: { readonly name: string }) {
  const text = useLabel();
  const list = useRecordList(name);
  const actions = (
    <>
      <SyncButton list={list} />
      <AddButtons list={list} />
    </>
  );
  return (
    <>
      <PageHeader title={text(list.entity.title)} actions={actions} />
      <ListToolbar list={list}>
        <ListExport list={list} />
      </ListToolbar>
      <ListBody list={list} />
    </>
  );
}
