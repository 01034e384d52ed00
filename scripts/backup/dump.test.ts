import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { listenToDump } from "./dump.ts";
import { withoutServer } from "./replay.ts";

const dump = [
  "-- CHANGE MASTER TO MASTER_LOG_FILE='binary-log.000012', MASTER_LOG_POS=1357;",
  "CREATE TABLE `empty` (",
  "  `id` int(11) NOT NULL",
  ") ENGINE=InnoDB;",
  "CREATE TABLE `pesan` (",
  ") ENGINE=InnoDB;",
  "INSERT INTO `pesan` VALUES",
  "(1,'(2),\\n(3)'),",
  `(2,'${"x".repeat(1000)}');`,
  "INSERT INTO `pesan` (`id`) VALUES",
  "(3);",
  "SET character_set_client = 1;",
  "(this is no row)",
  "-- Dump completed on 2026-11-30  8:00:00",
  "",
].join("\n");

test.each([1, 7, 64, 100_000])(
  "a dump tells its rows and its place in the log, however it is cut: %i bytes at once",
  async (size) => {
    const { stream, tables, told } = listenToDump();
    const parts = [...dump].map((_, at) => (at % size === 0 ? dump.slice(at, at + size) : "")).filter(Boolean);
    const passed = await Readable.from(parts.map((part) => Buffer.from(part)))
      .pipe(stream)
      .toArray();
    expect(Buffer.concat(passed).toString()).toBe(dump);
    expect(tables).toEqual({ empty: 0, pesan: 3 });
    expect(told).toMatchObject({ file: "binary-log.000012", position: 1357, isWhole: true });
  },
);

test("a dump that ends in the middle isn't whole", async () => {
  const { stream, told } = listenToDump();
  await Readable.from([Buffer.from(dump.slice(0, -30))])
    .pipe(stream)
    .toArray();
  expect(told.isWhole).toBe(false);
});

describe("changes that are made again", () => {
  const statement = (sql: string) => `# at 4\n${sql}\n/*!*/;\n`;
  const filtered = async (text: string, size: number) => {
    const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    let all = "";
    for await (const part of withoutServer(Readable.from(parts))) all += part;
    return all;
  };
  const change = "BINLOG '\nGRANTxxx\nGRANT SELECT\n'/*!*/;\n";
  const table = statement("CREATE TABLE `a` (\n  `id` int\n)");

  test.each([1, 1000])("leave out rights and accounts, and nothing else: %i characters at once", async (size) => {
    const rights = ["GRANT SELECT ON *.* TO a", "REVOKE ALL ON x.* FROM a", "CREATE USER a", "SET PASSWORD FOR a = ''"];
    const text = `${change}${rights.map(statement).join(table)}${change}`;
    const kept = await filtered(text, size);
    expect(kept.replaceAll("# at 4\n", "")).toBe(`${change}${table.repeat(3)}${change}`.replaceAll("# at 4\n", ""));
  });

  test("get numbers of their own, which a node of a cluster gives itself", async () => {
    const set = (what: string) => `/*M!100001 SET @@session.${what}*//*!*/;\n`;
    const numbers = ["gtid_domain_id=0", "server_id=20000", "gtid_seq_no=17"].map(set).join("");
    const own = `/*M!100101 SET @@session.skip_parallel_replication=0*//*!*/;\n`;
    expect(await filtered(`#at 4\n${numbers}${own}BEGIN\n/*!*/;\n${change}`, 7)).toBe(
      `#at 4\n${own}BEGIN\n/*!*/;\n${change}`,
    );
  });
});
