import { useCurrentUser } from "../../lib/current-user.ts";
import { columnsOf, getEntityPage, heldPages } from "../record-pages.ts";
import { useCurrentKey } from "../use-record-cache.ts";
import { useColumnChoice } from "./use-column-choice.ts";
import { useListState } from "./use-list-state.ts";
import { type Paging, useRecordsQuery } from "./use-records-query.ts";

/** A list page of any entity without its markup. */
export function useRecordList(name: string, paging: Paging) {
  const page = getEntityPage(name);
  const { entity } = page;
  const { state, change, unknownFilter, impossible } = useListState(page);
  return {
    ...useRecordsQuery(entity, state, paging, !unknownFilter && !impossible),
    page,
    entity,
    state,
    change,
    unknownFilter,
    impossible,
    isNarrowed: state.search !== "" || Object.keys(state.filters).length > 0,
    columns: useColumnChoice(name, columnsOf(page)),
    links: heldPages(useCurrentUser().pages, page),
    currentKey: useCurrentKey(entity),
  };
}

export type RecordList = ReturnType<typeof useRecordList>;
