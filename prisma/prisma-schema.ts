import { readdir, readFile } from "node:fs/promises";

/** A column as `information_schema` would describe it. */
export interface Column {
  readonly type: string;
  readonly nullable: boolean;
}

export interface Model {
  readonly columns: ReadonlyMap<string, Column>;
  readonly primary: string;
  readonly uniques: readonly string[];
  readonly indexes: readonly string[];
  /** `column -> table.column`. */
  readonly foreign: readonly string[];
}

const scalars: Readonly<Record<string, string>> = {
  Int: "int",
  BigInt: "bigint",
  Boolean: "tinyint(1)",
  DateTime: "datetime(3)",
  Json: "json",
};
const native: Readonly<Record<string, string>> = {
  SmallInt: "smallint",
  TinyInt: "tinyint",
  Text: "text",
  MediumText: "mediumtext",
  Date: "date",
};

/** Reads the models as they are written, which is enough because Prisma's own formatter lays them out. */
export async function readModels(folder: URL): Promise<ReadonlyMap<string, Model>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma"));
  const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  const blocks = sources.flatMap((source) => [...source.matchAll(/^(model|enum) (\w+) \{\n(.*?)^\}/gms)]);
  const enums = new Map<string, string>();
  for (const [, kind, name = "", body = ""] of blocks) {
    const values = body.trim().split(/\s+/);
    if (kind === "enum") enums.set(name, `enum(${values.map((value) => `'${value}'`).join(",")})`);
  }
  return new Map(
    blocks.flatMap(([, kind, name = "", body = ""]) => (kind === "model" ? [[name, readModel(body, enums)]] : [])),
  );
}

function readModel(body: string, enums: ReadonlyMap<string, string>): Model {
  const lines = body.split("\n").map((line) => line.trim());
  const columns = new Map<string, Column>();
  const primary: string[] = [];
  const uniques: string[] = [];
  const indexes: string[] = [];
  const foreign: string[] = [];
  for (const line of lines) {
    const list = line.match(/^@@(id|unique|index)\(\[(.*?)\]/);
    if (list?.[2] !== undefined) ({ id: primary, unique: uniques, index: indexes })[list[1] ?? ""]?.push(list[2]);
    const [, name, type = "", optional, attributes = ""] = line.match(/^(\w+)\s+(\w+)(\?|\[\])?\s*(.*)$/) ?? [];
    if (name === undefined) continue;
    const [, from = "", to = ""] = attributes.match(/fields: \[(.*?)\], references: \[(.*?)\]/) ?? [];
    const targets = to.split(", ");
    if (from) foreign.push(...from.split(", ").map((column, place) => `${column} -> ${type}.${targets[place]}`));
    const columnType = typeOf(type, attributes, enums);
    if (columnType === undefined) continue;
    columns.set(name, { type: columnType, nullable: optional === "?" });
    if (/@id\b/.test(attributes)) primary.push(name);
    if (/@unique\b/.test(attributes)) uniques.push(name);
  }
  return {
    columns,
    primary: primary.join(),
    uniques: uniques.sort(),
    indexes: indexes.sort(),
    foreign: foreign.sort(),
  };
}

function typeOf(type: string, attributes: string, enums: ReadonlyMap<string, string>): string | undefined {
  const [, name = "", size] = attributes.match(/@db\.(\w+)(?:\((.*?)\))?/) ?? [];
  if (name === "VarChar" || name === "Char" || name === "Decimal")
    return `${name.toLowerCase()}(${size?.replace(" ", "")})`;
  return native[name] ?? scalars[type] ?? enums.get(type);
}
