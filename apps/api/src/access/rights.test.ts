import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { registry } from "../registry.ts";
import { expectedAction, expectedReach, people, policies, recordVerbs } from "../testing/expected-rights.ts";
import {
  counted,
  expected,
  exported,
  given,
  keysOf,
  listed,
  narrowings,
  offered,
  opened,
} from "../testing/rights-reading.ts";
import { actorNames, openRightsWorld, type RightsWorld, type Row, twins, within } from "../testing/rights-world.ts";

/**
 * Every entity × role × verb through HTTP: the keys that somebody reaches are compared with a table written by hand. The test world has a
 * near-miss twin of every row on every level, so that a scope that is one level too wide shows rows that must not come.
 */
let world: RightsWorld;
// A test asks some hundred times, beside four others.
vi.setConfig({ testTimeout: 240_000 });

beforeAll(async () => {
  world = await openRightsWorld();
});
afterAll(() => world.close());

const entities = Object.keys(policies);
const cases = entities.flatMap((entity) => actorNames.map((name) => ({ entity, name })));

const sized = (keys: readonly string[] | string) => (typeof keys === "string" ? keys : keys.length);
const firstKeys = (keys: readonly string[] | string) =>
  typeof keys === "string" ? keys : keys.map((key) => key.split("-")[0] ?? "").sort();

test("the table names every entity that there is", () => {
  expect(entities.sort(), "who may: testing/expected-rights.ts").toEqual(Object.keys(registry).sort());
  expect(entities.length * people.length * recordVerbs.length).toBeGreaterThanOrEqual(1260);
});

test("every level has a twin that must not come", async () => {
  for (const level of ["group", "agency", "region"] as const) {
    const rows = await world.rows("trx_penginapan");
    const values = new Set(rows.map((row) => row[level]));
    expect(values.size, level).toBe({ group: 8, agency: 4, region: 2 }[level]);
  }
});

describe("reading", () => {
  test.concurrent.each(cases)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    const rows = await world.rows(entity);
    const isLink = keysOf(rows).some((key) => key.includes("-"));
    const seen = expected(who, entity, "list", rows);
    const choices = firstKeys(expected(who, entity, "option", rows));
    // Writing and refusing go on elsewhere, so both logs are longer when they are read than when they were counted, and what is new pushes
    // rows from one page to the next.
    const grows = entity === "jejak_audit" || entity === "log_keamanan";
    const known = new Set(keysOf(rows));
    const old = <T>(keys: T) =>
      grows && Array.isArray(keys) ? [...new Set(keys)].filter((key) => known.has(key)) : keys;
    expect(old(await listed(who, entity)), "list").toEqual(seen);
    const number = await counted(who, entity);
    if (!grows) expect(number, "count").toEqual(sized(seen));
    const lines = await exported(who, entity);
    expect(old(lines), "export").toEqual(isLink ? sized(seen) : seen);
    const options = await offered(who, entity);
    if (choices.length > 50) expect(options.length, "options").toBe(50);
    else expect(old(options), "options").toEqual(choices);
    const some = twins(rows, who);
    expect(await opened(who, some, (id) => `${entity}/view/${id}`), "view").toEqual(
      expected(who, entity, "view", some),
    );
  });
});

describe("narrowed by a region, an agency or a group, one's own or not", () => {
  const narrowed = cases.filter(({ entity }) => entity in narrowings);

  test.concurrent.each(narrowed)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    const rows = await world.rows(entity);
    for (const [field, level] of narrowings[entity] ?? []) {
      const values = [...new Set(rows.map((row) => row[level]))];
      for (const value of values.filter((_, at) => at < 3 || at === values.length - 1)) {
        const meant = rows.filter((row) => row[level] === value);
        const options = await offered(who, entity, `?${field}=${value}`);
        expect(options, `options of ${field} ${value}`).toEqual(expected(who, entity, "option", meant));
        const records = await listed(who, entity, `${entity}/index/${field}/${value}`);
        expect(records, `list of ${field} ${value}`).toEqual(expected(who, entity, "list", meant));
      }
    }
  });
});

describe("bookings beside their lists", () => {
  test.concurrent.each(actorNames)("cards of %s", async (name) => {
    const who = world.actor(name);
    const { body } = await who.get("booking/cards?limit=100").expect(200);
    const keys = body.records.map(({ id }: Row) => String(id)).sort();
    const own = expectedReach("trx_penginapan", who.person, "option");
    if (own === "forbidden" || own === "never") throw new Error("Option lists are for everybody");
    expect(keys).toEqual(keysOf(within(own, await world.rows("report_trx_all"), who)));
  });

  test.each(actorNames)("papers of %s", async (name) => {
    const who = world.actor(name);
    const word = expectedAction("print", who.person);
    const some = twins(await world.rows("trx_penginapan"), who);
    const papers = await opened(who, some, (id) => `trx_penginapan/cetak_pesanan/${id}`);
    expect(papers).toEqual(given(word, some, who));
  });
});
