import { detailFields } from "@retribusi/contract/define/detail-fields";
import { useCurrentUser } from "../../lib/current-user.ts";
import { isAllowed, type RecordRow } from "../record.ts";
import { type EntityPage, formFieldsOf, getEntityPage, heldPages } from "../record-pages.ts";
import { FactList } from "./fact-list.tsx";

interface Props {
  readonly page: EntityPage;
  readonly record: RecordRow;
}

/** Everything the person may see of a record. */
export function RecordDetails({ page, record }: Props) {
  const { edit } = heldPages(useCurrentUser().pages, page);
  const form = edit && isAllowed(record, "edit") ? formFieldsOf(getEntityPage(edit)) : [];
  return <FactList page={page} record={record} names={detailFields(page.entity, record)} form={form} />;
}
