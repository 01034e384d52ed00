import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Router, raw } from "express";
import { z } from "zod";
import type { Bank } from "../book/bank.ts";
import { type ServiceName, services } from "../standard/service.ts";
import { createAccount, deleteAccount, showAccount, updateAccount } from "./account.ts";
import { type Answer, type Handler, readJson, refused, success } from "./answer.ts";
import { authorize, giveToken, tokenSeconds } from "./authorize.ts";
import { makeCode } from "./code.ts";
import { read } from "./read.ts";
import { bodyOf, respond } from "./respond.ts";
import { showReport, showStatus } from "./status.ts";

const handlers: readonly (readonly [ServiceName, Handler])[] = [
  ["create", createAccount],
  ["update", updateAccount],
  ["delete", deleteAccount],
  ["account", showAccount],
  ["status", showStatus],
  ["report", showReport],
  ["qr", makeCode],
];

/** Signatures are of the bytes as they came. */
const bytes = raw({ type: () => true, limit: "1mb" });

const grantSchema = z.object({ grantType: z.literal("client_credentials") });

/** Everything that the bank answers: the services of the standard, its reference data, and whether it is well. */
export function serviceRoutes(bank: Bank): Router {
  const router = Router();
  router.post(services.token.path, bytes, (request, response) =>
    respond(bank, "token", request, response, () =>
      attempt(services.token.code, () => {
        const accessToken = giveToken(bank, request);
        read(grantSchema, readJson(bodyOf(request)));
        return success("73", { accessToken, tokenType: "Bearer", expiresIn: String(tokenSeconds) });
      }),
    ),
  );
  for (const [name, handler] of handlers) {
    const { code, method, path } = services[name];
    router.all(path, bytes, (request, response) =>
      respond(bank, name, request, response, () =>
        attempt(code, () => {
          if (request.method !== method) return { status: 405, body: notAllowed(code) };
          return handler(bank, authorize(bank, name, request), readJson(bodyOf(request)));
        }),
      ),
    );
  }
  router.get("/health", (request, response) =>
    respond(bank, "health", request, response, () => ({ status: 200, body: { status: "ok" } })),
  );
  router.get("/reference/:entity", (request, response) =>
    respond(bank, "reference", request, response, () =>
      reference(bank.settings.folder, request.params.entity, request.query["pemdaid"]),
    ),
  );
  return router;
}

const notAllowed = (code: string) => ({
  responseCode: `405${code}00`,
  responseMessage: "Requested Function Is Not Supported",
});

function attempt(code: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    return refused(code, error);
  }
}

const referenceSchema = z.record(z.string(), z.array(z.record(z.string(), z.string())));

/** Rows of one table from `reference.json`, of one region or of all. */
function reference(folder: string, entity: string, pemdaid: unknown): Answer {
  const path = join(folder, "reference.json");
  const tables = existsSync(path) ? referenceSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
  const rows = Object.hasOwn(tables, entity) ? tables[entity] : undefined;
  if (!rows) return { status: 404, body: { error: "Not found" } };
  const records = typeof pemdaid === "string" ? rows.filter((row) => row["pemdaid"] === pemdaid) : rows;
  return { status: 200, body: { records } };
}
