import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { schemaPattern } from "@retribusi/db/rights";
import { withConnection } from "../database/connection.ts";
import { allFrom, allInto, startClient, withAccess } from "./client-program.ts";
import { unseal } from "./seal.ts";

const end = "/*!*/;";
const ofAccounts = /^\s*(GRANT|REVOKE|(CREATE|ALTER|DROP|RENAME) (USER|ROLE)|SET PASSWORD|SET DEFAULT ROLE)\b/i;
/** The number that a change has among those of all servers: made again it gets another, and a node of a cluster lets nobody choose it. */
const ofNumbers = /^\/\*M?!\d+ SET @@session\.(server_id|gtid_domain_id|gtid_seq_no)=/i;

/**
 * Leaves out what gives and takes rights, and the numbers of changes: they belong to the server and not to the schema. `parts` are what
 * `mariadb-binlog` writes.
 */
export async function* withoutServer(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let isStart = true;
  let isLeftOut = false;
  const isKept = (line: string): boolean => {
    isLeftOut ||= isStart && (ofAccounts.test(line) || ofNumbers.test(line));
    const kept = !isLeftOut;
    isStart = line.endsWith(end) || line.startsWith("#");
    if (line.endsWith(end)) isLeftOut = false;
    return kept;
  };
  for await (const part of parts) {
    const lines = `${rest}${part}`.split("\n");
    rest = lines.pop() ?? "";
    const kept = lines.filter(isKept);
    if (kept.length > 0) yield `${kept.join("\n")}\n`;
  }
  if (rest !== "" && isKept(rest)) yield rest;
}

/**
 * Runs work with the address of an account that may change one schema and nothing else: a statement of a log that names another schema is
 * refused by the server.
 */
async function withSchemaOnly<Result>(
  url: string,
  schema: string,
  work: (own: string) => Promise<Result>,
): Promise<Result> {
  const own = new URL(url);
  own.username = `restore_${randomBytes(6).toString("hex")}`;
  own.password = randomBytes(24).toString("base64url");
  own.pathname = "/";
  const account = `'${own.username}'@'%'`;
  return withConnection(url, async (connection) => {
    await connection.query(`CREATE USER ${account} IDENTIFIED BY '${own.password}'`);
    try {
      await connection.query(`GRANT ALL ON ${schemaPattern(schema)}.* TO ${account}`);
      await connection.query(`GRANT BINLOG REPLAY ON *.* TO ${account}`);
      return await work(own.href);
    } finally {
      await connection.query(`DROP USER ${account}`);
    }
  });
}

export interface Replay {
  /** Sealed logs, oldest first; of the first what follows `position`. */
  readonly logs: readonly string[];
  readonly position: number;
  readonly until: Date;
  /** The schema whose changes they are, and the one that is to have them. */
  readonly from: string;
  readonly to: string;
}

const moment = (date: Date): string => date.toISOString().slice(0, 19).replace("T", " ");

/** Makes the changes of binary logs again until a moment, which is taken by the second. */
export async function replay(url: string, { logs, position, until, from, to }: Replay, identities: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  const open = join(folder, "log");
  // The filter goes by the name that the log has.
  const choice = [`--rewrite-db=${from}->${to}`, `--database=${from}`, `--stop-datetime=${moment(until)}`];
  try {
    await withSchemaOnly(url, to, (own) =>
      withAccess(own, async (access) => {
        for (const [place, log] of logs.entries()) {
          await pipeline(await unseal(log, identities), createGunzip(), createWriteStream(open, { mode: 0o600 }));
          const reader = startClient("mariadb-binlog", [
            `--start-position=${place === 0 ? position : 4}`,
            ...choice,
            open,
          ]);
          const writer = startClient("mariadb", [access, "--binary-mode", "--max-allowed-packet=1G"]);
          writer.child.stdout.resume();
          reader.child.stdout.setEncoding("latin1");
          writer.child.stdin.setDefaultEncoding("latin1");
          const flow = pipeline(reader.child.stdout, withoutServer, writer.child.stdin);
          await allInto(writer, allFrom(reader, flow));
        }
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
