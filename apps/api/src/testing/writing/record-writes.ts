import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { entityOf } from "../../records/reader.ts";
import type { RecordRow } from "../../records/row.ts";
import { type Sample, samples } from "../samples.ts";
import { createUser } from "../world.ts";
import { attach, post, remove, type WritingCall, type WritingStage } from "./writing-call.ts";

const serials = new Map<string, number>();
function serial(name: string): number {
  const next = (serials.get(name) ?? 700) + 1;
  serials.set(name, next);
  return next;
}

const named = Object.keys(samples).filter(isEntityName);

/** A new record of the entity, which refers to nothing that another one refers to. */
export async function sampleOf(name: EntityName, { app }: WritingStage): Promise<Sample> {
  const { prisma } = app.deps.db;
  const n = serial(name);
  const { id: roleid } = await prisma.roles.create({ data: { name: `peran${serial("roles")}`, guard_name: "api" } });
  const { id: permissionid } = await prisma.permissions.create({
    data: { name: `izin/${serial("permissions")}`, guard_name: "api" },
  });
  const userid = await createUser(app.deps.db, "nasabah", app.world.home);
  const sample = samples[name]?.({ ...app.world, userid, roleid, permissionid }, n);
  if (!sample) throw new Error(`Write a sample of ${name}`);
  return sample;
}

export async function added(name: EntityName, stage: WritingStage) {
  const sample = await sampleOf(name, stage);
  const { body } = await stage.cast.superuser.post(`${name}/add`, sample.body).expect(200);
  const record: RecordRow = body;
  const id = entityOf(name)
    .key.map((column) => record[column])
    .join("-");
  return { id, versi: record["versi"], change: sample.change };
}

/** How often the same new record can be added. */
const isUnique = (name: EntityName): boolean => !["mst_objectretribusi", "log_pelanggaran", "system"].includes(name);

const adding = (name: EntityName): WritingCall => ({
  operation: `post /${name}/add`,
  again: isUnique(name) ? "refused" : "another",
  prepare: async (stage) => post(stage.cast.superuser, `${name}/add`, (await sampleOf(name, stage)).body),
});

const editing = (name: EntityName): WritingCall => ({
  operation: `post /${name}/edit/{id}`,
  again: "refused",
  async prepare(stage) {
    const { id, versi, change } = await added(name, stage);
    return post(stage.cast.superuser, `${name}/edit/${id}`, { versi, ...change });
  },
});

const deleting = (name: EntityName): WritingCall => ({
  operation: `delete /${name}/delete/{id}`,
  again: "refused",
  prepare: async (stage) => remove(stage.cast.superuser, `${name}/delete/${(await added(name, stage)).id}`),
});

const isDeletable = (name: EntityName): boolean =>
  Object.values(entityOf(name).pages).some(({ verb }) => verb === "delete");

const importing: WritingCall = {
  operation: "post /tbl_skpd/import",
  again: "refused",
  async prepare({ cast }) {
    const n = serial("import");
    const lines = [1, 2, 3].map((line) => `32;7.${n}.${line};Dinas ${n} ${line}`);
    const content = ["idpemda;skpdid;skpdname", ...lines, ""].join("\r\n");
    return attach(cast.superuser, "tbl_skpd/import", "import", content, "data.csv");
  },
};

export const recordWrites: readonly WritingCall[] = [
  ...named.flatMap((name) => [adding(name), editing(name), ...(isDeletable(name) ? [deleting(name)] : [])]),
  importing,
];
