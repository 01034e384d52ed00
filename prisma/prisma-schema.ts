import { globSync, readFileSync } from "node:fs";
import { getDMMF } from "@prisma/get-dmmf";

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

const cwd = import.meta.dirname;
const files = globSync("{schema,models/*}.prisma", { cwd });
const dmmf = getDMMF({ datamodel: files.map((file) => [file, readFileSync(`${cwd}/${file}`, "utf8")]) });
if ("error" in dmmf) throw dmmf.error;
const { models, enums, indexes } = dmmf.datamodel;

type Field = (typeof models)[number]["fields"][number];

const types: ReadonlyMap<string, string> = new Map([
  ...["Int", "BigInt", "Json"].map((name) => [name, name.toLowerCase()] as const),
  ["Boolean", "tinyint(1)"],
  ["DateTime", "datetime(3)"],
  ...enums.map(({ name, values }) => [name, `enum(${values.map((value) => `'${value.name}'`).join()})`] as const),
]);

function typeOf({ type, nativeType }: Field): string {
  if (!nativeType) return types.get(type) ?? type;
  const [native, size] = nativeType;
  return size.length === 0 ? native.toLowerCase() : `${native.toLowerCase()}(${size.join()})`;
}

/** The models as Prisma itself reads them. */
export const schemaModels: ReadonlyMap<string, Model> = new Map(
  models.map(({ name, fields }) => {
    const keysOf = (type: "id" | "unique" | "normal") =>
      indexes
        .filter((index) => index.model === name && index.type === type)
        .map((index) => index.fields.map((field) => field.name).join(", "))
        .sort();
    const columns = fields.filter(({ kind }) => kind !== "object");
    return [
      name,
      {
        columns: new Map(columns.map((field) => [field.name, { type: typeOf(field), nullable: !field.isRequired }])),
        primary: keysOf("id").join(),
        uniques: keysOf("unique"),
        indexes: keysOf("normal"),
        foreign: fields
          .flatMap(({ type, relationFromFields = [], relationToFields = [] }) =>
            relationFromFields.map((column, at) => `${column} -> ${type}.${relationToFields[at]}`),
          )
          .sort(),
      },
    ];
  }),
);
