import { helpContacts, helpTexts } from "@retribusi/contract/features/help/help.endpoints";
import { handlePublic, type Route } from "../../http/endpoint.ts";
import { listHelpContacts, listHelpTexts } from "./help.query.ts";

export const helpRoutes: readonly Route[] = [
  handlePublic(helpTexts, ({ deps }) => listHelpTexts(deps.db)),
  handlePublic(helpContacts, ({ deps, query }) => listHelpContacts(deps.db, query.idpemda)),
];
