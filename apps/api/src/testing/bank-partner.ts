import { createHash, createHmac, generateKeyPairSync, randomInt, sign } from "node:crypto";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Express } from "express";
import supertest from "supertest";
import { sealSecret } from "../lib/secret.ts";
import type { TestApp } from "./test-app.ts";

/** One pair for all tests: making one takes a quarter of a second. */
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: "spki", format: "pem" }).toString();

export const wib = (moment: Date): string =>
  `${new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

/** What of a message a test may spoil. */
export interface Spoilt {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent instead of the message as JSON; it is what is signed. */
  readonly raw?: string;
  readonly externalId?: string;
  readonly timestamp?: string;
  readonly token?: string | undefined;
  readonly secret?: string;
  readonly method?: "post" | "get";
  /** What is signed as the path; that which is called when absent. */
  readonly signedPath?: string;
}

/** A bank with a contract: it signs by itself, without any code of the product. */
export interface Bank {
  readonly systemid: number;
  readonly clientKey: string;
  readonly secret: string;
  readonly publicKey: string;
  readonly privateKey: string;
  token(spoilt?: Spoilt & { readonly body?: unknown; readonly signature?: string }): supertest.Test;
  /** Calls a service with a token of its own; `service` is `transfer-va/payment`. */
  call(service: string, message: object, spoilt?: Spoilt): Promise<supertest.Response>;
}

/** Number of a message: none is used twice. */
export const newExternalId = (): string => `${Date.now()}${randomInt(1e6)}`;

const post = (app: Express, path: string, method: "post" | "get" = "post") => supertest(app)[method](path);

function signedHeaders(
  bank: Pick<Bank, "secret">,
  partnerId: string,
  path: string,
  raw: string,
  token: string,
  spoilt: Spoilt,
) {
  const timestamp = spoilt.timestamp ?? wib(new Date());
  const digest = createHash("sha256").update(raw).digest("hex");
  const text = ["POST", spoilt.signedPath ?? path, token, digest, timestamp].join(":");
  return {
    "Content-Type": "application/json",
    Authorization: `Bearer ${token}`,
    "X-TIMESTAMP": timestamp,
    "X-SIGNATURE": createHmac("sha512", spoilt.secret ?? bank.secret)
      .update(text)
      .digest("base64"),
    "X-PARTNER-ID": partnerId,
    "X-EXTERNAL-ID": spoilt.externalId ?? newExternalId(),
    "CHANNEL-ID": "95231",
    ...spoilt.headers,
  };
}

/** Gives the home region's connection to a bank, with its keys. */
export async function createBank(
  { app, deps, world }: TestApp,
  settings: Prisma.systemUncheckedUpdateInput = {},
  systemid = world.systemid,
): Promise<Bank> {
  const [clientKey, partnerId, secret] = [`klien-${systemid}`, `mitra-${systemid}`, `rahasia-bersama-${systemid}`];
  await deps.db.prisma.system.update({
    where: { id: systemid },
    data: { clientkey: clientKey, partnerid: partnerId, ...settings },
  });
  const since = { systemid, berlakumulai: new Date(Date.now() - 60_000) };
  await deps.db.prisma.kunci_bank.createMany({
    data: [
      { ...since, jenis: "publik", nilai: publicKey, sidik: "publik" },
      { ...since, jenis: "rahasia", nilai: sealSecret(deps.env, secret), sidik: "rahasia" },
    ],
  });
  const bank = {
    systemid,
    clientKey,
    secret,
    publicKey,
    privateKey: keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  const token: Bank["token"] = ({ headers, timestamp = wib(new Date()), body, signature, raw } = {}) => {
    const signed = sign("sha256", Buffer.from(`${clientKey}|${timestamp}`), keys.privateKey).toString("base64");
    const all = {
      "Content-Type": "application/json",
      "X-CLIENT-KEY": clientKey,
      "X-TIMESTAMP": timestamp,
      "X-SIGNATURE": signature ?? signed,
      ...headers,
    };
    const test = post(app, "/snap/v1.0/access-token/b2b");
    for (const [name, value] of Object.entries(all)) if (value !== undefined) test.set(name, value);
    return test.send(raw ?? JSON.stringify(body ?? { grantType: "client_credentials", additionalInfo: {} }));
  };
  return {
    ...bank,
    token,
    async call(service, message, spoilt = {}) {
      const opened = "token" in spoilt ? (spoilt.token ?? "") : String((await token()).body.accessToken);
      const path = `/snap/v1.0/${service}`;
      const raw = spoilt.raw ?? JSON.stringify(message);
      const test = post(app, path, spoilt.method);
      for (const [name, value] of Object.entries(signedHeaders(bank, partnerId, path, raw, opened, spoilt))) {
        if (value !== undefined) test.set(name, value);
      }
      return test.send(raw);
    },
  };
}

/** An account number as banks spell it: the contract's part filled up with blanks to eight places. */
export function accountOf(idbilling: string, prefix = "88932") {
  const partnerServiceId = prefix.padStart(8, " ");
  const customerNo = idbilling.slice(prefix.length);
  return { partnerServiceId, customerNo, virtualAccountNo: partnerServiceId + customerNo };
}
