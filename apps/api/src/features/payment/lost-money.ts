import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Deps } from "../../lib/deps.ts";
import { bankActor } from "../booking/actor.ts";
import { installation, type JournalEntry, journalSchema } from "./journal-entry.ts";
import { arrive, type Incoming, settle } from "./payment.ts";

const day = 24 * 3_600_000;
/** Days of the journal that are compared: a database that is put back is put back to one of these. */
const days = 30;
const batch = 500;

const nameOf = ({ bankid, referensi }: Pick<JournalEntry, "bankid" | "referensi">): string => `${bankid}\n${referensi}`;

type Needed = Pick<Deps, "db" | "journal" | "log" | "clock">;

/** Those of some entries whose money the ledger has never heard of. */
async function withoutKnown({ db }: Needed, entries: readonly JournalEntry[]): Promise<readonly JournalEntry[]> {
  const names = entries.map(({ bankid, referensi }) => ({ bankid, referensi }));
  const rows = await db.prisma.referensi_bank.findMany({
    where: { OR: names, tglnihil: null },
    select: { bankid: true, referensi: true },
  });
  const known = new Set(rows.map(nameOf));
  return entries.filter((entry) => !known.has(nameOf(entry)));
}

/** What of the journal the ledger has never heard of, each money once, in the order in which it came. */
async function listLost(deps: Needed): Promise<readonly JournalEntry[]> {
  const { own } = await ask(sqlOf(deps.db.prisma), { own: installation });
  const lost = new Map<string, JournalEntry>();
  let waiting: JournalEntry[] = [];
  const compare = async () => {
    if (waiting.length > 0) for (const entry of await withoutKnown(deps, waiting)) lost.set(nameOf(entry), entry);
    waiting = [];
  };
  for await (const line of deps.journal.read(new Date(deps.clock.now().getTime() - days * day))) {
    const { data } = journalSchema.safeParse(line);
    if (data?.pemasangan === own) waiting.push(data);
    if (waiting.length === batch) await compare();
  }
  await compare();
  return [...lost.values()].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** By whoever had it then, where the database still knows them, with the bank's right to bring money. */
async function incomingOf({ db }: Needed, entry: JournalEntry): Promise<Incoming> {
  const { idbilling, jumlah, waktutransaksi, referensi, nomorreferensi, keterangan } = entry;
  const { systemid, bankid, channelid, petugas, at, ip, receipt } = entry;
  const found = petugas === null ? null : await db.prisma.userdata.findUnique({ where: { userid: petugas } });
  const userid = found?.userid ?? null;
  return {
    by: {
      userid,
      actorFor: () => bankActor(userid),
      connection: { id: systemid, bankid, channelid },
    },
    ip,
    message: { idbilling, jumlah, waktutransaksi, referensi, nomorreferensi, keterangan },
    received: new Date(at),
    receipt,
  };
}

/**
 * Enters again what the database has lost: put back to an older copy, or failed over to a node that was behind. Money is judged as of when
 * it came, with the receipt that was given for it; what fits no bill any more waits as an exception. Answers how much it was.
 */
export async function enterLostMoney(deps: Needed): Promise<number> {
  const lost = await listLost(deps);
  for (const entry of lost) {
    const settled = await settle(deps, await incomingOf(deps, entry), arrive);
    const { idbilling, referensi, jumlah } = entry;
    deps.log.warn(
      { idbilling, referensi, jumlah, became: settled.kind },
      "money that the database had lost was entered again",
    );
  }
  return lost.length;
}
