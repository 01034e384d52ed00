import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Encrypter } from "age-encryption";
import { UserError } from "../process/user-error.ts";
import { allFrom, allInto, startClient, withAccess } from "./client-program.ts";
import { type Sealed, seal, unseal } from "./seal.ts";

export interface Dumped extends Sealed {
  /** Rows of each table. */
  readonly tables: Record<string, number>;
  /** The place in the binary log at which the copy was taken. */
  readonly file: string | undefined;
  readonly position: number;
  /** By this machine's clock, when the copy had been begun. */
  readonly taken: number;
}

const endOfLine = 10;
const opening = 40;
/** Longer than any line that is looked at. */
const most = 300;

/** Hears what a dump is as it passes: `mariadb-dump` gives each row a line of its own, which begins with a parenthesis. */
export function listenToDump() {
  const tables: Record<string, number> = {};
  const told: { file?: string; position: number; taken: number; isWhole: boolean } = {
    position: 0,
    taken: 0,
    isWhole: false,
  };
  let table: string | undefined;
  let start = Buffer.alloc(0);

  function hear(line: Buffer): void {
    if (table !== undefined && line[0] === opening) {
      tables[table] = (tables[table] ?? 0) + 1;
      return;
    }
    const text = line.toString("utf8");
    table = /^INSERT INTO `([^`]+)`/.exec(text)?.[1];
    const made = /^CREATE TABLE `([^`]+)`/.exec(text)?.[1];
    if (made !== undefined) {
      tables[made] = 0;
      told.taken ||= Date.now();
    }
    const place = /^-- CHANGE MASTER TO MASTER_LOG_FILE='([^']+)', MASTER_LOG_POS=(\d+);/.exec(text);
    if (place?.[1]) Object.assign(told, { file: place[1], position: Number(place[2]) });
    if (text.startsWith("-- Dump completed")) told.isWhole = true;
  }

  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      let from = 0;
      for (let end = part.indexOf(endOfLine); end >= 0; end = part.indexOf(endOfLine, from)) {
        const line = part.subarray(from, Math.min(end, from + most));
        hear(start.length > 0 ? Buffer.concat([start, line]) : line);
        start = Buffer.alloc(0);
        from = end + 1;
      }
      if (start.length < most) start = Buffer.concat([start, part.subarray(from, from + most)]);
      done(null, part);
    },
  });
  return { stream, tables, told };
}

/** No locks on the way back, which a cluster doesn't have; bytes as digits, so that every row is one line of text. */
const options = [
  ...["--single-transaction", "--quick", "--routines", "--events", "--triggers", "--hex-blob", "--tz-utc"],
  ...["--skip-add-locks", "--skip-disable-keys", "--default-character-set=utf8mb4", "--max-allowed-packet=1G"],
];

/** Copies a schema as of one moment while people work on it, sealed, to a new file. */
export function dumpSchema(
  from: { url: string; schema: string; hasLog: boolean },
  path: string,
  encrypter: Encrypter,
): Promise<Dumped> {
  return withAccess(from.url, async (access) => {
    const place = from.hasLog ? ["--master-data=2"] : [];
    const client = startClient("mariadb-dump", [access, ...options, ...place, from.schema]);
    const { stream, tables, told } = listenToDump();
    const packed = createGzip();
    const flow = Promise.all([seal(packed, path, encrypter), pipeline(client.child.stdout, stream, packed)]);
    const [sealed] = await allFrom(client, flow);
    if (!told.isWhole) throw new UserError("mariadb-dump has ended before the end of its copy: no backup was made.");
    return { ...sealed, tables, file: told.file, position: told.position, taken: told.taken };
  });
}

/** Fills an empty schema from such a file, and answers the rows of each table that were in it. */
export function loadDump(
  path: string,
  identities: readonly string[],
  to: { url: string; schema: string },
): Promise<Record<string, number>> {
  return withAccess(to.url, async (access) => {
    const sealed = await unseal(path, identities);
    const client = startClient("mariadb", [access, "--max-allowed-packet=1G", `--database=${to.schema}`]);
    const { stream, tables, told } = listenToDump();
    client.child.stdout.resume();
    await allInto(client, pipeline(sealed, createGunzip(), stream, client.child.stdin));
    if (!told.isWhole) throw new UserError(`${path} ends before the end of its copy.`);
    return tables;
  });
}
