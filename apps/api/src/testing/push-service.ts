import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushMessage } from "@retribusi/contract/features/push/push.message";
import ece from "http_ece";
import { pushHandler, pushKind } from "../features/push/push-handler.ts";
import { makePushKeys } from "../features/push/push-key.ts";
import { dispatchOutbox } from "../lib/outbox/dispatch.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

export interface CaughtPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Stands for the push service of a browser's maker: keeps what it gets, and answers by what the address ends with. */
export async function startPushService() {
  const caught: CaughtPush[] = [];
  const answers = new Map<string, number>();
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? "";
    const status = answers.get(path) ?? 201;
    caught.push({ path, headers: request.headers, body });
    response.writeHead(status, status === 307 ? { Location: "/elsewhere" } : {}).end();
  };
  const server = createServer((request, response) => void answerTo(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound: AddressInfo | string | null = server.address();
  const origin = `http://127.0.0.1:${bound !== null && typeof bound === "object" ? bound.port : 0}`;
  return {
    origin,
    caught,
    /** From now on this path is answered with this status. */
    answer: (path: string, status: number) => void answers.set(path, status),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startPushService>>;

/** A browser that has asked its push service, with the key that nobody but it has. */
export function createBrowser({ origin }: Pick<StandIn, "origin">) {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const rahasia = randomBytes(16).toString("base64url");
  const path = `/kirim/${randomBytes(8).toString("hex")}`;
  return {
    path,
    wish: { alamat: `${origin}${path}`, kuncipublik: key.getPublicKey("base64url"), rahasia },
    /** What it shows of a message; throws for one that was encrypted for another browser. */
    read({ body }: CaughtPush): PushMessage {
      const receiver = { version: "aes128gcm", privateKey: key, authSecret: rahasia } as const;
      return JSON.parse(ece.decrypt(body, receiver).toString("utf8"));
    },
  };
}

/** Sends what waits for devices, as the job does. */
export const sendPushes = ({ deps }: Pick<TestApp, "deps">): Promise<number> =>
  dispatchOutbox(deps.db, new Map([[pushKind, pushHandler(deps)]]), deps.log);

/** The application where devices are told, beside a push service. */
export async function createPushApp() {
  const service = await startPushService();
  const app = await createTestApp({ PUSH_SERVICES: [service.origin] });
  await makePushKeys(app.deps.db, app.deps.env, { renew: false });
  return {
    app,
    service,
    async close() {
      await service.stop();
      await app.close();
    },
  };
}
