import type { Label } from "@retribusi/contract/define/label";
import type { Processing } from "@retribusi/contract/features/privacy/privacy.processing";
import { processingRegister } from "@retribusi/contract/features/privacy/privacy.register";
import { privacyVersion, retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { type Model, schemaModels as models } from "@retribusi/db/prisma-schema";
import { expect, test } from "vitest";

/** What a column is called that says something of a person. */
const personal =
  /^(full|user)?name$|^nama(pemesan|pengguna|rekening|organisasi|asli)?$|alamat(pemesan|ip)|telp|nokontak|email|surel|^foto$|identitas|^nik|^nib$|kepala|rekening|perangkat|userid|^pemilik$|pemesan$|oleh$|petugas|user_created|muatan|kontak|agent/;

/** Offices, objects and places are no persons; neither are settings, names of permissions, and when a mail was verified. */
const impersonal = new Set([
  ...["tbl_pemda", "tbl_kelompokpengelola", "mst_objectretribusi", "tbl_kategoriobject", "tbl_mataanggaran"],
  ...["permissions", "roles", "hari_libur", "pekerjaan", "pengaturan", "tbl_jnspenerimaan"],
]);

type Models = ReadonlyMap<string, Pick<Model, "columns" | "foreign">>;

/** Columns and tables that hold personal data and stand in no entry of the register. */
function missing(all: Models, register: readonly Processing[]): string[] {
  const named = new Set(
    register.flatMap(({ columns }) =>
      Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    ),
  );
  return [...all].flatMap(([table, { columns, foreign }]) => {
    const references = foreign.flatMap((one) => (one.endsWith("-> userdata.userid") ? [one.split(" ")[0] ?? ""] : []));
    const speaking = impersonal.has(table) ? [] : [...columns.keys()].filter((name) => personal.test(name));
    return [...new Set([...references, ...speaking])]
      .map((name) => `${table}.${name}`)
      .filter((one) => !named.has(one));
  });
}

/** The models with one more column, which refers to a person or speaks of one. */
function planted(table: string, column: string, foreign: readonly string[] = []): Models {
  const model = models.get(table);
  const columns = new Map(model?.columns).set(column, { type: "varchar(32)", nullable: true });
  return new Map<string, Pick<Model, "columns" | "foreign">>(models).set(table, {
    columns,
    foreign: [...(model?.foreign ?? []), ...foreign],
  });
}

test("every column that holds personal data stands in the register, and every table that refers to a person", () => {
  expect(models.size).toBeGreaterThan(40);
  expect(missing(models, processingRegister), "say in privacy.register.ts what it is kept for, and how long").toEqual(
    [],
  );
});

test("a new column, and a new table that refers to a person, would be missed", () => {
  const before = new Set(missing(models, processingRegister));
  const found = (all: Models) => missing(all, processingRegister).filter((one) => !before.has(one));
  expect(found(planted("booking", "notelpdarurat"))).toEqual(["booking.notelpdarurat"]);
  expect(found(planted("keluhan", "pelapor", ["pelapor -> userdata.userid"]))).toEqual(["keluhan.pelapor"]);
  expect(found(planted("booking", "catatandapur"))).toEqual([]);
});

test("the register names no column that isn't there, and none twice", () => {
  const named = processingRegister.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
  const known = new Set(
    [...models].flatMap(([table, { columns }]) => [...columns.keys()].map((name) => `${table}.${name}`)),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

const head = `# Personal data

The register of processing that article 31 of UU 27/2022 asks for. Written by a test from
\`packages/contract/src/features/privacy/privacy.register.ts\`; the page \`/index/privacy\` and the jobs that remove data come from the same
declaration, and a test compares it with every model of the database. Version of the notice: ${privacyVersion}. What to do in a breach:
[operations](operations.md#personal-data).
`;

const periods = { documents: retention.documents, securityLog: retention.securityLog };
const line = (name: string, { en }: Label) => `| ${name} | ${en} |\n`;

test("docs/privacy.md is the register", async () => {
  const sections = processingRegister.map((entry) => {
    const columns = Object.entries(entry.columns).map(([table, names]) => `\`${table}\`: ${names.join(", ")}`);
    return [
      `\n## ${entry.title.en}\n\n| | |\n|---|---|\n`,
      line("whose", entry.whose),
      line("what", entry.data),
      `| columns | ${columns.join("; ")} |\n`,
      line("what for", entry.purpose),
      line("legal basis", entry.basis),
      line("how long", entry.kept(periods)),
      line("who sees it", entry.seen),
    ].join("");
  });
  await expect(`${head}${sections.join("")}`).toMatchFileSnapshot("../../../../../docs/privacy.md");
});
