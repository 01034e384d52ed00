import type { AnyEntity } from "@retribusi/contract/define/entity";
import { useNavigate, useParams } from "react-router-dom";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { addressOfPage, type EntityPage } from "../record-pages.ts";
import { findImpossible, type ListState, readListState, readPathFilter, writeListState } from "./list-address.ts";

function merge(entity: AnyEntity, search: URLSearchParams, params: Readonly<Record<string, string | undefined>>) {
  const state = readListState(entity, search);
  return { ...state, filters: { ...readPathFilter(entity, params), ...state.filters } };
}

/** What the list shows, read from and written to the address. */
export function useListState(page: EntityPage) {
  const [search, setSearch] = useAddressQuery();
  const params = useParams();
  const navigate = useNavigate();
  const { entity } = page;
  const state = merge(entity, search, params);
  const { fieldName, fieldValue } = params;
  const isUnknown = fieldName && fieldValue && !(fieldName in readPathFilter(entity, params));
  return {
    state,
    /** A column of the address that this list can't be filtered by. */
    unknownFilter: isUnknown ? fieldName : undefined,
    /** A value of the address that its column can't have: no row has it, and nothing needs to be asked. */
    impossible: findImpossible(entity, state),
    /** Everything but a change of page starts at the first page again. Typing replaces the address, choosing adds one. */
    change(part: Partial<ListState>, how: "push" | "replace" = "push"): void {
      const next = { ...state, page: 1, ...part };
      const isPathFilter = fieldName && fieldValue;
      // The filter in the path moves into the query, where it can be changed and taken away like the others.
      if (isPathFilter && part.filters) {
        void navigate({ pathname: addressOfPage(page.name), search: writeListState(next, search).toString() });
        return;
      }
      setSearch(
        (before) =>
          writeListState(isPathFilter ? { ...next, filters: readListState(entity, before).filters } : next, before),
        {
          replace: how === "replace",
        },
      );
    },
  };
}
