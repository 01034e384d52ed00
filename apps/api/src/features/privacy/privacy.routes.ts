import {
  agreePrivacy,
  breachLetter,
  listLooks,
  privacyFacts,
} from "@retribusi/contract/features/privacy/privacy.endpoints";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { handle, handleDownload, handlePublic, type Route } from "../../http/endpoint.ts";
import { findSettings } from "../system/settings.query.ts";
import { printBreachLetter } from "./breach-letter.ts";
import { agreeToPrivacy } from "./consent.ts";
import { listLooksAt } from "./looks.query.ts";

export const privacyRoutes: readonly Route[] = [
  handlePublic(privacyFacts, async ({ deps }) => {
    const { namaorganisasi, kontakprivasi, retensidokumen } = await findSettings(deps.db.prisma);
    return {
      namaorganisasi,
      kontak: kontakprivasi,
      retensidokumen: retensidokumen ?? retention.documents,
      retensikeamanan: deps.env.SECURITY_LOG_DAYS,
    };
  }),
  handle(listLooks, ({ deps, user, query }) => listLooksAt(deps.db, user.userid, query.page)),
  handle(agreePrivacy, ({ deps, user, body, request }) => agreeToPrivacy(deps, user, body.privasiversi, request)),
  handleDownload(breachLetter, ({ deps, user, params, query, request }) =>
    printBreachLetter(deps, user, { id: params.id, to: query.penerima, language: query.bahasa }, request),
  ),
];
