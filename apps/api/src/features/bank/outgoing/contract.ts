import { int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Deps } from "../../../lib/deps.ts";
import { validKey } from "../partner.ts";
import { CallError } from "./call-error.ts";

const columns = {
  id: int("s.id"),
  bankid: text("s.bankid"),
  channelid: text("s.channelid"),
  terminalid: text("s.terminalid"),
  awalan: text("s.awalan"),
  partnerid: orNull(text("s.partnerid")),
  clientkey: orNull(text("s.clientkey")),
  url: orNull(text("s.url")),
  merchantid: orNull(text("s.merchantid")),
  tandatangan: text("s.tandatangan"),
  pengkodean: text("s.pengkodean"),
};

const keyColumns = { id: int("k.id"), jenis: text("k.jenis"), nilai: text("k.nilai") };

/** A bank connection as we speak through it, with our own keys that are valid now; nothing where there is none of this id. */
export async function findContract({ db }: Pick<Deps, "db">, systemid: number) {
  const { contracts, keys } = await ask(sqlOf(db.prisma), {
    contracts: rowsOf(columns, "FROM `system` s WHERE s.id = ?", [systemid]),
    keys: rowsOf(
      keyColumns,
      `FROM kunci_bank k WHERE k.systemid = ? AND k.jenis IN ('rahasia', 'privat') AND ${validKey}`,
      [systemid],
    ),
  });
  const [contract] = contracts;
  // Of two that are valid while keys change, the bank knows the newer one as well.
  const newest = (jenis: string) =>
    keys
      .filter((key) => key.jenis === jenis)
      .reduce<(typeof keys)[number] | undefined>(
        (latest, key) => (latest && latest.id > key.id ? latest : key),
        undefined,
      )?.nilai;
  return contract && { ...contract, rahasia: newest("rahasia"), privat: newest("privat") };
}
export type Contract = NonNullable<Awaited<ReturnType<typeof findContract>>>;

/** What the connection has to have; throws CallError. */
export function needed(value: string | null | undefined, name: string): string {
  if (value) return value;
  throw new CallError("unset", name, `The bank connection has no ${name}`);
}
