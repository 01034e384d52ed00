import { createConnection } from "mariadb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectionSettings, schemaOf } from "./connection.ts";
import { type Model, schemaModels as models } from "./prisma-schema.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

let schema: TestSchema;
let tables: ReadonlyMap<string, Model>;

beforeAll(async () => {
  schema = await createTestSchema();
  tables = await readTables(schema.url);
});
afterAll(() => schema?.drop());

/** Where the two engines spell the same type differently. */
const spelling = (type: string) =>
  type.replace(/^(int|bigint|smallint)\(\d+\)/, "$1").replace(/^tinyint\(4\)/, "tinyint");

/** MariaDB's JSON is text that is checked; the check is how it is told apart. */
const isJson = (name: string, type: string, checks: readonly string[]) =>
  type === "json" ||
  (type === "longtext" && checks.some((clause) => clause.includes("json_valid") && clause.includes(name)));

async function readTables(url: string): Promise<ReadonlyMap<string, Model>> {
  const connection = await createConnection({ ...connectionSettings(url), rowsAsArray: true, bigIntAsNumber: true });
  const select = (sql: string) => connection.query<string[][]>(sql, [schemaOf(url)]);
  const columns = await select(
    "SELECT table_name, column_name, column_type, is_nullable FROM information_schema.columns WHERE table_schema = ?",
  );
  const keys = await select(
    "SELECT table_name, index_name, non_unique, GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR ', ') FROM information_schema.statistics WHERE table_schema = ? GROUP BY 1, 2, 3",
  );
  const foreign = await select(
    "SELECT table_name, CONCAT(column_name, ' -> ', referenced_table_name, '.', referenced_column_name) FROM information_schema.key_column_usage WHERE table_schema = ? AND referenced_table_name IS NOT NULL",
  );
  const checks = await select(
    "SELECT constraint_name, check_clause FROM information_schema.check_constraints WHERE constraint_schema = ?",
  );
  await connection.end();
  const clauses = checks.map(([, clause = ""]) => clause);
  const names = [...new Set(columns.map(([table = ""]) => table))].filter((name) => name !== "_prisma_migrations");
  const of = (rows: readonly string[][], table: string) => rows.filter(([name]) => name === table);
  return new Map(
    names.map((table) => {
      const own = of(keys, table);
      const unique = own.filter(([, name, repeats]) => Number(repeats) === 0 && name !== "PRIMARY");
      return [
        table,
        {
          columns: new Map(
            of(columns, table).map(([, name = "", type = "", nullable]) => [
              name,
              { type: isJson(name, type, clauses) ? "json" : spelling(type), nullable: nullable === "YES" },
            ]),
          ),
          primary: own.find(([, name]) => name === "PRIMARY")?.[3] ?? "",
          uniques: unique.map(([, , , list = ""]) => list).sort(),
          indexes: own
            .filter(([, , repeats]) => Number(repeats) === 1)
            .map(([, , , list = ""]) => list)
            .sort(),
          foreign: of(foreign, table)
            .map(([, reference = ""]) => reference)
            .sort(),
        },
      ];
    }),
  );
}

describe("the migrated database", () => {
  it("has exactly the tables of the models", () => {
    expect(models.size).toBeGreaterThan(35);
    expect([...tables.keys()].sort()).toEqual([...models.keys()].sort());
  });

  it.each([...models.keys()])("%s has the columns, keys, indexes and references of its model", (name) => {
    expect(tables.get(name)).toEqual(models.get(name));
  });
});
