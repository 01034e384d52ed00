import {
  fetchDocument,
  listDocuments,
  orderDocument,
  removeDocument,
} from "@retribusi/contract/features/report/document.endpoints";
import { handle, handleDownload, type Route } from "../../http/endpoint.ts";
import { fetchOwn, listOwn, order, removeOwn } from "./document.ts";

export const documentRoutes: readonly Route[] = [
  handle(orderDocument, ({ deps, user, body, request }) => order(deps, user, body, request.language)),
  handle(listDocuments, ({ deps, user }) => listOwn(deps, user)),
  handleDownload(fetchDocument, ({ deps, user, params }) => fetchOwn(deps, user, params.id)),
  handle(removeDocument, ({ deps, user, params }) => removeOwn(deps, user, params.id)),
];
