import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, fieldOf, filterable, keyOf } from "@retribusi/contract/define/entity";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registry } from "../registry.ts";
import { samples } from "../testing/samples.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { createUser } from "../testing/world.ts";
import { entityOf } from "./reader.ts";
import { isWritable } from "./resource.ts";

let test_app: TestApp;
let superuser: Caller;
let stranger: Caller;
let n = 0;

beforeAll(async () => {
  test_app = await createTestApp();
  superuser = await test_app.as("superuser");
  stranger = await test_app.as("default");
});
afterAll(() => test_app.close());

async function sampleOf(name: EntityName) {
  const { deps, world } = test_app;
  n += 1;
  const { prisma } = deps.db;
  const permission = await prisma.permissions.create({ data: { name: `sample/${n}` } });
  const role = await prisma.roles.create({ data: { name: `sample${n}` } });
  const userid = await createUser(deps.db, "nasabah", world.home);
  const sample = samples[name]?.({ ...world, userid, roleid: role.id, permissionid: permission.id }, n);
  if (!sample) throw new Error(`${name} needs a sample in testing/samples.ts`);
  return sample;
}

async function added(name: EntityName, entity: AnyEntity) {
  const { body, change } = await sampleOf(name);
  const answer = await superuser.post(`${name}/add`, body).expect(200);
  return { body, change, record: answer.body, id: keyOf(entity, answer.body) };
}

const names = Object.keys(registry).filter(isEntityName);
const writable = names.filter((name) => isWritable(registry[name]));

describe.each(names)("%s", (name) => {
  const entity = entityOf(name);

  test("asks who is calling", async () => {
    const answer = await supertest(test_app.app).get(`/api/${name}`).expect(401);
    expect(answer.body.error.code).toBe("UNAUTHENTICATED");
  });

  test("is closed to those without its pages", async () => {
    await stranger.get(name).expect(403);
    await stranger.get(`${name}/count`).expect(403);
    await stranger.get(`${name}/view/1`).expect(403);
    await stranger.post(`${name}/add`, {}).expect(isWritable(registry[name]) ? 403 : 405);
  });

  test("orders by every declared column and refuses others", async () => {
    for (const column of entity.sort) await superuser.get(`${name}?orderby=${column}&ordertype=desc`).expect(200);
    const answer = await superuser.get(`${name}?orderby=password`).expect(400);
    expect(answer.body.error.fields).toHaveProperty("orderby");
  });

  test("filters by every declared column and refuses others", async () => {
    for (const column of filterable(entity)) {
      const [option] = fieldOf(entity, column).options ?? [];
      const isText = ["text", "longtext"].includes(fieldOf(entity, column).kind);
      const isTime = ["date", "instant"].includes(fieldOf(entity, column).kind);
      const value = option?.value ?? (isText ? "Kota" : isTime ? "2026-01-01.." : "1");
      await superuser.get(`${name}?filter[${column}]=${value}`).expect(200);
      await superuser.get(`${name}/index/${column}/${encodeURIComponent(value)}`).expect(200);
    }
    await superuser.get(`${name}?filter[password]=x`).expect(400);
    for (const word of ["list", "index"]) {
      for (const column of ["password", "authorization", "nosuchfield", "__proto__"]) {
        const { body } = await superuser.get(`${name}/${word}/${column}/x`).expect(200);
        expect(body).toMatchObject({ records: [], hasMore: false });
        expect(body.note).toContain(column);
      }
    }
    expect((await superuser.get(`${name}/count/nosuchfield/x`).expect(200)).body).toEqual({ num: 0 });
  });

  test("keeps pages within bounds", async () => {
    for (const query of ["page=0", "limit=0", "limit=100000", "page=x", "ordertype=up", "nonsense=1"]) {
      await superuser.get(`${name}?${query}`).expect(400);
    }
    const far = await superuser.get(`${name}?page=100000`).expect(200);
    expect(far.body).toMatchObject({ records: [], hasMore: false, page: 100_000 });
  });

  test("answers 404 for a key that can't be one", async () => {
    for (const id of ["0", "999999999", "x", "1-2-3", "%27"]) await superuser.get(`${name}/view/${id}`).expect(404);
  });
});

describe.each(writable)("writing %s", (name) => {
  const entity = entityOf(name);

  /** Evidence has no page on which it is deleted: the answer is that nobody may. */
  const removable = Object.values(entity.pages).some(({ verb }) => verb === "delete");
  const removed = removable ? 200 : 403;

  test("adds, shows, finds, changes and deletes", async () => {
    const { body, change, record, id } = await added(name, entity);
    for (const [field, value] of Object.entries(body)) {
      const isSecret = ["password", "secret"].includes(entity.fields[field]?.kind ?? "");
      if (!isSecret) expect(record[field], field).toEqual(value);
    }
    expect(record.can).toEqual({ view: true, edit: true, delete: removable });
    expect((await superuser.get(`${name}/view/${id}`).expect(200)).body).toEqual(record);
    const [first] = (await superuser.get(`${name}/index/${entity.key[0]}/${record[entity.key[0] ?? ""]}`)).body.records;
    for (const column of entity.columns) expect(first[column], column).toEqual(record[column]);
    expect(first.versi, "what a list shows can be edited there").toBe(record.versi);
    expect((await superuser.get(`${name}/count`)).body.num).toBeGreaterThan(0);
    const shown = { ...change, versi: record.versi };
    const { body: edited } = await superuser.post(`${name}/edit/${id}`, shown).expect(200);
    expect(edited).toMatchObject({ ...change, versi: record.versi + 1 });
    const answer = await superuser.delete(`${name}/delete/${id}`).expect(removed);
    await superuser.get(`${name}/view/${id}`).expect(removable ? 404 : 200);
    await superuser.delete(`${name}/delete/${id}`).expect(removable ? 404 : 403);
    if (removable) expect(answer.body).toEqual({ deleted: 1 });
  });

  test("refuses a version that is no longer shown", async () => {
    const { id, record, change } = await added(name, entity);
    const path = `${name}/edit/${id}`;
    await superuser.post(path, { ...change, versi: record.versi }).expect(200);
    const late = await superuser.post(path, { ...change, versi: record.versi }).expect(409);
    expect(late.body.error.details).toMatchObject({ versi: record.versi + 1, changed: { own: true } });
    expect((await superuser.get(`${name}/view/${id}`)).body.versi).toBe(record.versi + 1);
    const { body } = await superuser.post(path, change).expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["versi"]);
    await superuser.delete(`${name}/delete/${id}`).expect(removed);
  });

  test("deletes by GET too, as the specification asks", async () => {
    const { id } = await added(name, entity);
    await superuser.get(`${name}/delete/${id}`).expect(removed);
    await superuser.get(`${name}/view/${id}`).expect(removable ? 404 : 200);
  });

  test("names an unknown field and writes nothing", async () => {
    const { body } = await sampleOf(name);
    const before = (await superuser.get(`${name}/count`)).body.num;
    const answer = await superuser.post(`${name}/add`, { ...body, surprise: 1 }).expect(400);
    expect(answer.body.error.fields).toHaveProperty("surprise");
    expect((await superuser.get(`${name}/count`)).body.num).toBe(before);
  });

  test("names every missing field", async () => {
    const required = entity.form.filter((field) => !fieldOf(entity, field).optional);
    const answer = await superuser.post(`${name}/add`, {}).expect(400);
    expect(Object.keys(answer.body.error.fields).sort()).toEqual([...required].sort());
  });

  test("refuses wrong types in every field", async () => {
    const { id, record } = await added(name, entity);
    for (const field of entity.form) {
      const answer = await superuser.post(`${name}/edit/${id}`, { versi: 1, [field]: { wrong: true } }).expect(400);
      expect(answer.body.error.fields).toHaveProperty(field);
    }
    expect((await superuser.get(`${name}/view/${id}`)).body).toEqual(record);
    await superuser.delete(`${name}/delete/${id}`).expect(removed);
  });

  test("keeps who changed what", async () => {
    const { id } = await added(name, entity);
    const rows = await test_app.deps.db.prisma.audit.findMany({ where: { entitas: name, kunci: id } });
    expect(rows).toMatchObject([{ aksi: "add", userid: superuser.userid, peran: "superuser" }]);
    expect(JSON.stringify(rows)).not.toContain("rahasia123");
  });
});

describe.each(names.filter((name) => !isWritable(registry[name])))("%s is changed by actions only", (name) => {
  test("refuses add, edit and delete with what to do instead", async () => {
    for (const path of [`${name}/add`, `${name}/edit/1`]) {
      const answer = await superuser.post(path, {}).expect(405);
      const resource = registry[name];
      expect(answer.body.error.message).toContain(isWritable(resource) ? "never" : resource.reason.en);
    }
    await superuser.delete(`${name}/delete/1`).expect(405);
  });
});
