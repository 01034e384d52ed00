import { toListQuery } from "../list/list-address.ts";
import type { RecordList } from "../list/use-record-list.ts";
import { ExportMenu } from "./export-menu.tsx";

/** Takes out all rows that the list shows or leads to, in its order, with the columns that are shown. */
export function ListExport({ list: { entity, state, columns } }: { readonly list: RecordList }) {
  const query = { ...toListQuery({ ...state, page: 1 }), columns: columns.shown.join(",") };
  return <ExportMenu look="icon" rows={0} source={{ path: `${entity.name}/export`, query }} />;
}
