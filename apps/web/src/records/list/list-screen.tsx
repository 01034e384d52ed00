import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { AddButtons } from "./add-buttons.tsx";
import { ListBody } from "./list-body.tsx";
import { ListExport, ListToolbar } from "./list-toolbar.tsx";
import { useRecordList } from "./use-record-list.ts";

/** The records of any entity: a grid for a desk, cards for a phone. */
export function ListScreen({ name }: { readonly name: string }) {
  const text = useLabel();
  const list = useRecordList(name);
  return (
    <>
      <PageHeader title={text(list.entity.title)} actions={<AddButtons list={list} />} />
      <ListToolbar list={list}>
        <ListExport list={list} />
      </ListToolbar>
      <ListBody list={list} />
    </>
  );
}
