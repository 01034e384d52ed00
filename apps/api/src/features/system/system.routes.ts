import { recordHistory } from "@retribusi/contract/features/system/audit.endpoints";
import { systemHealth } from "@retribusi/contract/features/system/health.endpoints";
import {
  editSettings,
  getSettings,
  organisation,
  sendTestMail,
  testConnection,
} from "@retribusi/contract/features/system/system.endpoints";
import { handle, handlePublic, type Route } from "../../http/endpoint.ts";
import { listHistory } from "./audit.query.ts";
import { testBankConnection } from "./connection-test.ts";
import { readHealth } from "./health.query.ts";
import { findSettings } from "./settings.query.ts";
import { changeSettings, getShownSettings } from "./settings.ts";
import { sendMailAsTest } from "./test-mail.ts";

export const systemRoutes: readonly Route[] = [
  handle(systemHealth, ({ deps }) => readHealth(deps)),
  handle(testConnection, ({ deps, user, params, request }) => testBankConnection(deps, user, params.id, request)),
  handlePublic(organisation, async ({ deps }) => {
    const { namaorganisasi, logo, zonawaktu, ...settings } = await findSettings(deps.db.prisma);
    const { notelp, email, alamat, jamlayanan, petaalamat, petaatribusi } = settings;
    return { namaorganisasi, logo, zonawaktu, notelp, email, alamat, jamlayanan, petaalamat, petaatribusi };
  }),
  handle(getSettings, ({ deps }) => getShownSettings(deps)),
  handle(editSettings, ({ deps, user, body, request }) => changeSettings(deps, user, body, request)),
  handle(recordHistory, ({ deps, user, params, query }) => listHistory(deps, user, params, query.page)),
  handle(sendTestMail, ({ deps, user, body, request }) => sendMailAsTest(deps, user, body.email, request)),
];
