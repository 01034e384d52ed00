import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTest, type Problem, type Source } from "./source.ts";

/** What one of the engines of docs/engines.md lacks, or does on one of several machines alone. */
interface Ban {
  readonly found: RegExp;
  readonly mend: string;
  /** Files that do it all the same, each group with its reason. */
  readonly known?: readonly { readonly why: string; readonly paths: readonly string[] }[];
}

const migration = (name: string) => `prisma/migrations/${name}/migration.sql`;

const bans: readonly Ban[] = [
  {
    found: /\bCREATE (?:\w+ = \S+ |OR REPLACE )*(?:TRIGGER|PROCEDURE|FUNCTION|EVENT)\b/,
    mend: "do it in the transaction that writes: TiDB has no triggers, procedures and events, Vitess no way to make them",
  },
  {
    found: /\b(?:FULLTEXT|SPATIAL) (?:KEY|INDEX)\b|\bMATCH ?\(/,
    mend: "search by prefix or by trigram_kata: TiDB has no such index",
  },
  {
    found: /\b(?:GET|RELEASE|IS_FREE|IS_USED)_LOCK\b|\bRELEASE_ALL_LOCKS\b|\bLOCK TABLES\b/,
    mend: "lock a row: a cluster's other machines know nothing of locks by name and of tables",
    known: [{ why: "several processes that test on one server", paths: ["prisma/schema-script.ts"] }],
  },
  {
    found: /\bSKIP LOCKED\b|\bNOWAIT\b|\bSERIALIZABLE\b/,
    mend: "decide by a conditional UPDATE: on a cluster a row may be locked on another machine, and nothing waits for it there",
  },
  {
    found: /\bLOCK IN SHARE MODE\b|\bFOR SHARE\b/,
    mend: "use FOR UPDATE in a transaction: TiDB locks nothing by it",
    known: [{ why: "docs/engines.md says what TiDB has to be told", paths: ["apps/api/src/lib/transaction.ts"] }],
  },
  { found: /\bRETURNING\b/, mend: "read the row after it was written: MySQL has no RETURNING" },
  {
    found: /\bJSON_(?:TABLE|VALUE)\b/,
    mend: "use JSON_UNQUOTE(JSON_EXTRACT(…)): TiDB has neither JSON_TABLE nor JSON_VALUE",
    known: [
      {
        why: "words cut by the database itself, ten thousand objects by one statement",
        paths: ["prisma/summary/words.ts", migration("20261129010001_trigram_kata_rows")],
      },
      {
        why: "compared with an address in the column's own collation",
        paths: [
          "apps/api/src/features/booking/undelivered.query.ts",
          "apps/api/src/features/identity/anonymise.ts",
          "apps/api/src/features/identity/overview.query.ts",
          "apps/api/src/lib/outbox/undelivered.ts",
        ],
      },
    ],
  },
  {
    found: /\bON (?:DELETE|UPDATE) (?:CASCADE|SET NULL)\b/,
    mend: "RESTRICT it and delete in order: Group Replication doesn't see what is removed this way, Vitess doesn't pass it on",
    known: [
      {
        why: "what belongs to a person, an object or a schedule alone and goes with it; no booking and no money hangs on it",
        paths: [
          migration("20261122080000_kuota_berkas"),
          migration("20261122130100_faktor_totp"),
          migration("20261122130200_kode_pemulihan"),
          migration("20261122130300_kunci_sandi"),
          migration("20261122130400_langkah_masuk"),
          migration("20261123010002_jadwal_penerima"),
          migration("20261123010003_dokumen_laporan_penerimaid"),
          migration("20261129115000_favorit"),
          migration("20261130150000_kalender_alamat"),
          migration("20261205000000_perangkat_push"),
        ],
      },
    ],
  },
  {
    found: /\bALTER TABLE\b[^;]*\bADD COLUMN\b[^;]*\bSTORED\b/,
    mend: "make it VIRTUAL: TiDB adds no stored column to a table that is there",
    known: [{ why: "applied long ago", paths: [migration("20261126130003_system_sebutan")] }],
  },
  {
    found: /(?<!SHOW )\bCREATE TABLE\b(?![\s\S]*\bPRIMARY KEY\b)/,
    mend: "give it a primary key: Galera and Group Replication tell rows by it",
  },
  {
    // The latest row: by Prisma, by SQL, beside another one.
    found:
      /\bfindFirst(?:OrThrow)?\(\{[^;]*?orderBy: \{ id: "desc" \}|orderBy: \{ id: "desc" \},\s*take: 1\b|\bORDER BY (?:\w+\.)?id(?: DESC)? LIMIT 1\b|\bMAX\((?:\w+\.)?id\)|\b\w+\.id [<>]=? \w+\.id\b/,
    mend: "order by a time: numbers of several machines don't ascend with it, unless whoever writes the rows holds one lock",
    known: [
      {
        why: "rows of one booking or record, written under its lock",
        paths: [
          "apps/api/src/features/bank/bill-at-bank.query.ts",
          "apps/api/src/features/billing/case-owner.ts",
          "apps/api/src/features/booking/thread.query.ts",
          "apps/api/src/features/booking/thread.ts",
          "apps/api/src/features/payment/paper/paper.query.ts",
          "apps/api/src/lib/outbox/claim.ts",
          "apps/api/src/lib/outbox/undelivered.ts",
          "apps/api/src/records/conflict.ts",
        ],
      },
      {
        why: "rows of one person, who writes one after the other",
        paths: [
          "apps/api/src/features/identity/email-change.ts",
          "apps/api/src/features/identity/email-verification.ts",
          "apps/api/src/features/payment/till.query.ts",
        ],
      },
      {
        why: "a place in a queue, where two who come at once may stand either way",
        paths: ["apps/api/src/features/booking/waitlist/waitlist.query.ts"],
      },
      {
        why: "the newest of several that all hold, or how far to look back",
        paths: [
          "apps/api/src/features/bank/bank-bill.query.ts",
          "apps/api/src/features/bank/outgoing/contract.ts",
          "apps/api/src/features/booking/remind-customer.ts",
        ],
      },
      { why: "a database that nobody else writes to", paths: ["prisma/seed/bulk/bulk.ts"] },
    ],
  },
];

/** The migrations, which are no source files of ours otherwise. */
export function readMigrations(root: string): Source[] {
  return globSync("prisma/migrations/*/migration.sql", { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const sends = (path: string): boolean => /^(?:apps\/api\/src|prisma)\//.test(path) && !isTest(path);
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*|--).*$/gm, "");

/** SQL that one of the engines refuses, or that would decide on one machine what has to be decided for all. */
export function checkEngines(sources: readonly Source[]): Problem[] {
  const sending = sources
    .filter(({ path }) => sends(path))
    .map(({ path, text }) => [path, withoutComments(text)] as const);
  return bans.flatMap(({ found, mend, known = [] }) => {
    const excused = known.flatMap(({ paths }) => paths);
    const doing = sending.filter(([, text]) => found.test(text)).map(([path]) => path);
    return [
      ...doing.filter((path) => !excused.includes(path)).map((path) => ({ path, mend })),
      ...excused
        .filter((path) => !doing.includes(path))
        .map((path) => ({
          path,
          mend: "take it out of scripts/structure/engine.ts: it no longer does what is excused there",
        })),
    ];
  });
}
