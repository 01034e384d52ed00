import { createHash } from "node:crypto";
import type { PushDevice, PushDevices } from "@retribusi/contract/features/push/push.endpoints";
import type { Database } from "@retribusi/db/client";
import { Prisma } from "@retribusi/db/generated/client";
import bowser from "bowser";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { findPublicKey } from "./push-key.ts";

export const hashOf = (address: string): string => createHash("sha256").update(address).digest("hex");

/**
 * Whom a device `p` speaks for still: its sign-in `s` wasn't ended by anybody, its person `u` may use the account. One that ran out by
 * itself, or lay unused, was left by nobody: its browser is told as long as the session is kept.
 */
export const isTold = Prisma.sql`(s.dicabut IS NULL OR s.sebabcabut = 'diam') AND s.versi = u.versitoken AND u.statusakun = 1`;

export const toldDevices = Prisma.sql`perangkat_push p JOIN sesi s ON s.jti = p.jti JOIN userdata u ON u.userid = p.userid`;

interface DeviceRow {
  readonly id: number;
  readonly jti: string;
  readonly perangkat: string | null;
  readonly terakhir: Date;
  readonly date_created: Date;
}

export function presentDevice({ id, jti, perangkat, ...at }: DeviceRow, { jti: asking }: CurrentUser): PushDevice {
  // Without a word of the browser there is nothing to read, which the library refuses.
  const { browser, os } = bowser.parse(perangkat || "-");
  return {
    ...{ id: Number(id), browser: browser.name || null, ini: jti === asking },
    sistem: [os.name, os.versionName].filter(Boolean).join(" ") || null,
    date_created: at.date_created.toISOString(),
    terakhir: at.terakhir.toISOString(),
  };
}

/** The browsers on which a person is told, the latest used first, and the key to add one. */
export async function listDevicesOf({ prisma }: Database, user: CurrentUser): Promise<PushDevices> {
  const [kunci, rows] = await Promise.all([
    findPublicKey(prisma),
    prisma.$queryRaw<DeviceRow[]>`SELECT p.id, p.jti, p.perangkat, p.terakhir, p.date_created FROM ${toldDevices}
      WHERE p.userid = ${user.userid} AND ${isTold} ORDER BY p.terakhir DESC, p.id DESC`,
  ]);
  return { kunci, records: kunci === null ? [] : rows.map((row) => presentDevice(row, user)) };
}

/** Ids of the devices on which these people are told now, with the person of each. */
export const listToldDevices = (tx: Pick<Transaction, "$queryRaw">, userids: readonly number[]) =>
  tx.$queryRaw<{ id: number; userid: number }[]>`SELECT p.id, p.userid FROM ${toldDevices}
    WHERE p.userid IN (${Prisma.join([...userids])}) AND ${isTold} ORDER BY p.id`;
