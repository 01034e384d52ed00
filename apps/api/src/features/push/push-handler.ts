import type { PushMessage } from "@retribusi/contract/features/push/push.message";
import type { Database } from "@retribusi/db/client";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import type { Handler } from "../../lib/outbox/dispatch.ts";
import { retried, type Transaction } from "../../lib/transaction.ts";
import { isTold, listToldDevices, toldDevices } from "./push-device.query.ts";
import { findPrivateKey } from "./push-key.ts";
import { createPushRequest, type PushTarget } from "./push-request.ts";
import { sendPush } from "./push-service.ts";

/** Kind of the outbox: a message to one browser. */
export const pushKind = "push";

/** What somebody is told on a locked screen. */
export interface PushNotice {
  readonly userid: number;
  readonly judul: string;
  readonly isi: string;
  readonly jalur: string;
}

/**
 * Leaves a message for each browser on which these people are told: rows of the caller's transaction. Each browser has an order of its own, so
 * that one that can't be reached holds up no other.
 */
export async function enqueuePush(tx: Transaction, notices: readonly PushNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const devices = await listToldDevices(tx, [...new Set(notices.map(({ userid }) => userid))]);
  const rows = devices.flatMap(({ id, userid: whose }) =>
    notices
      .filter(({ userid }) => userid === whose)
      .map(({ userid: _, ...said }) => ({
        ...{ jenis: pushKind, urut: `push:${id}`, muatan: { perangkat: Number(id), ...said } },
      })),
  );
  if (rows.length > 0) await insertRows(sqlOf(tx), "outbox", rows);
}

const waiting = z.object({ perangkat: z.int(), judul: z.string(), isi: z.string(), jalur: z.string() });

/** The browser, if it is told still: between notice and sending somebody may have signed out there. */
async function findTold({ prisma }: Database, id: number): Promise<PushTarget | undefined> {
  const [row] = await prisma.$queryRaw<PushTarget[]>`SELECT p.alamat, p.kuncipublik, p.rahasia FROM ${toldDevices}
    WHERE p.id = ${id} AND ${isTold}`;
  return row;
}

/** Sends the messages to browsers, encrypted for each; one that its service no longer knows is told no more. */
export const pushHandler =
  ({ db, env, clock }: Pick<Deps, "db" | "env" | "clock">): Handler =>
  async (muatan, outboxid) => {
    const { perangkat: id, ...said } = waiting.parse(muatan);
    const device = await findTold(db, id);
    const key = device && (await findPrivateKey(env, db.prisma));
    if (!device || !key) return;
    const message = { ...said, tanda: `retribusi-${outboxid}` } satisfies PushMessage;
    const request = createPushRequest({ key, publicUrl: env.PUBLIC_URL }, device, message);
    const state = await sendPush(env, device.alamat, request);
    const where = { id };
    if (state === "gone") await retried(() => db.prisma.perangkat_push.deleteMany({ where }));
    else await retried(() => db.prisma.perangkat_push.updateMany({ where, data: { terakhir: clock.now() } }));
  };
