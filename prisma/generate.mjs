import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { getDMMF } from "@prisma/get-dmmf";

const cwd = dirname(fileURLToPath(import.meta.url));
// Runs Prisma's generator with this very Node, so that no shell and no package manager has to be on the PATH.
const cli = createRequire(import.meta.url).resolve("prisma/build/index.js");
const { status } = spawnSync(process.execPath, [cli, "generate", "--no-hints"], {
  cwd,
  env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);

// Prisma's client knows neither the columns behind its relations nor days from moments; whoever joins and inserts by SQL needs both.
const files = globSync("{schema,models/*}.prisma", { cwd });
const dmmf = getDMMF({ datamodel: files.map((file) => [file, readFileSync(`${cwd}/${file}`, "utf8")]) });
if ("error" in dmmf) throw dmmf.error;
const { models } = dmmf.datamodel;

const kindOf = ({ kind, type, nativeType }) =>
  kind === "enum" ? "String" : nativeType?.[0] === "Date" ? "Date" : type;

function relationOf(model, field) {
  const other = models
    .find(({ name }) => name === field.type)
    .fields.find(
      (one) => one.relationName === field.relationName && !(one.name === field.name && field.type === model.name),
    );
  const owns = field.relationFromFields.length > 0;
  const [from, to] = owns
    ? [field.relationFromFields, field.relationToFields]
    : [other.relationToFields, other.relationFromFields];
  return { model: field.type, isList: field.isList, from, to };
}

const facts = Object.fromEntries(
  models.map((model) => [
    model.name,
    {
      key: model.primaryKey?.fields ?? model.fields.filter(({ isId }) => isId).map(({ name }) => name),
      columns: Object.fromEntries(
        model.fields.filter(({ kind }) => kind !== "object").map((field) => [field.name, kindOf(field)]),
      ),
      relations: Object.fromEntries(
        model.fields.filter(({ kind }) => kind === "object").map((field) => [field.name, relationOf(model, field)]),
      ),
    },
  ]),
);
const kinds = `export interface ModelFacts {
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Prisma's scalar type by column; \`Date\` for a day, \`String\` for an enum. */
  readonly columns: Readonly<Record<string, string>>;
  readonly relations: Readonly<Record<string, RelationFacts>>;
}

export interface RelationFacts {
  readonly model: string;
  readonly isList: boolean;
  /** Columns of this model, and those of the other one that equal them. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}
`;
writeFileSync(
  `${cwd}/generated/facts.ts`,
  `// Generated from the models; see generate.mjs.\n${kinds}\nexport const facts: Readonly<Record<string, ModelFacts>> = ${JSON.stringify(facts)};\n`,
);
