import { keyOf } from "@retribusi/contract/define/entity";
import type { To } from "react-router-dom";
import { useOverlayAddress } from "../../components/page-below.tsx";
import { isAllowed, type RecordRow } from "../record.ts";
import { addressOfPage } from "../record-pages.ts";
import type { RecordList } from "./use-record-list.ts";

export interface RowLinks {
  readonly view: To | undefined;
  readonly edit: To | undefined;
  readonly canDelete: boolean;
}

/** Where a row leads: its details in the drawer, its form in a dialog, each only when the server allows it. */
export function useRowLinksOf(list: Pick<RecordList, "links" | "entity">): (record: RecordRow) => RowLinks {
  const { over } = useOverlayAddress();
  const { links, entity } = list;
  return (record) => {
    const id = keyOf(entity, record);
    return {
      view: links.view && isAllowed(record, "view") ? over("drawer", addressOfPage(links.view, id)) : undefined,
      edit: links.edit && isAllowed(record, "edit") ? over("dialog", addressOfPage(links.edit, id)) : undefined,
      canDelete: isAllowed(record, "delete"),
    };
  };
}

export const useRowLinks = (list: RecordList, record: RecordRow): RowLinks => useRowLinksOf(list)(record);
