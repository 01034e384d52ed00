import { isEntityName } from "@retribusi/contract/access/entities";
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { orderOf } from "../testing/booking-steps.ts";
import {
  bookingActions,
  customerOrders,
  documents,
  expectedAction,
  expectedReach,
  policies,
  walkInOrders,
} from "../testing/expected-rights.ts";
import { expected, given, keysOf, refusalOf } from "../testing/rights-reading.ts";
import { actorNames, openRightsWorld, type RightsWorld, type Row, twins, within } from "../testing/rights-world.ts";
import { actionCalls, changes, isPlaced, levels, placed, reached } from "../testing/rights-writing.ts";

/** What somebody may write and do, and to which rows: see `rights.test.ts`, which reads. */
let world: RightsWorld;
// A test asks some hundred times, beside four others.
vi.setConfig({ testTimeout: 240_000 });

beforeAll(async () => {
  world = await openRightsWorld();
});
afterAll(() => world.close());

const cases = Object.keys(policies).flatMap((entity) => actorNames.map((name) => ({ entity, name })));
const kinds = ["trx_penginapan", "trx_gedung", "trx_alat"] as const;

describe("actions on bookings", () => {
  test("the tables name every action that there is", () => {
    const { print: _, ...taken } = bookingActions;
    expect(Object.keys(taken).sort(), "who may: testing/expected-rights.ts").toEqual([...personalActions].sort());
    expect(Object.keys(actionCalls).sort(), "calls: testing/rights-writing.ts").toEqual([...personalActions].sort());
  });

  const actions = kinds.flatMap((entity) => actorNames.map((name) => ({ entity, name })));

  test.concurrent.each(actions)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    const all = twins(await world.rows(entity), who);
    // The kinds differ in their addresses alone, so two kinds are asked about fewer rows.
    const some = entity === "trx_penginapan" ? all : all.filter((_, at) => at % 2 === 0);
    for (const [action, [path, body, otherwise = path]] of Object.entries(actionCalls)) {
      const address = `${entity}/${entity === "trx_penginapan" ? path : otherwise}`;
      const keys = await reached(some, (id) => who.post(`${address}/${id}`, body));
      expect(keys, action).toEqual(given(expectedAction(action, who.person), some, who));
    }
  });

  test("none of them has changed a booking", async () => {
    expect(await world.app.deps.db.prisma.booking.count({ where: { versi: { not: 0 } } })).toBe(0);
  });
});

describe("orders", () => {
  test.concurrent.each(actorNames)("of %s are for the objects they may order", async (name) => {
    const who = world.actor(name);
    const lodging = await world.app.deps.db.prisma.mst_objectretribusi.findMany({ where: { satuantarif: "malam" } });
    const ids = new Set(lodging.map(({ objectid }) => String(objectid)));
    const rows = (await world.rows("mst_objectretribusi")).filter(({ id }) => ids.has(id));
    // Nothing costs a rupiah, so what is within reach is answered by a conflict of the price.
    const order = (id: string) => ({ ...orderOf(Number(id)), totalbiaya: 1 });
    const own = await reached(rows, (id) => who.post("trx_penginapan/pesan_nsb", order(id)));
    expect(own, "pesan_nsb").toEqual(given(customerOrders[who.person] ?? "forbidden", rows, who));
    const walkIn = (id: string) => ({ ...order(id), namapemesan: "Tamu" });
    const others = await reached(rows, (id) => who.post("trx_penginapan/pesan", walkIn(id)));
    expect(others, "pesan").toEqual(given(walkInOrders[who.person] ?? "forbidden", rows, who));
  });
});

describe("documents of bookings", () => {
  test.concurrent.each(actorNames)("are opened by %s where they see the identity number", async (name) => {
    const who = world.actor(name);
    const rows = twins(await world.rows("trx_penginapan"), who);
    const keys: string[] = [];
    for (const { id } of rows) {
      const { body } = await who.get(`trx_penginapan/view/${id}`);
      const [document] = body.dokumen ?? [];
      if (!document?.path) continue;
      const { status } = await supertest(world.app.app).get(document.path);
      if (status === 200) keys.push(id);
    }
    expect(keys.sort()).toEqual(keysOf(within(documents[who.person], rows, who)));
  });
});

describe("editing", () => {
  test.concurrent.each(cases)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    const some = twins(await world.rows(entity), who);
    const keys = await reached(some, async (id) => {
      const versi = isEntityName(entity) && changes[entity] ? await world.app.versionOf(entity, id) : 1;
      return who.post(`${entity}/edit/${id}`, { versi, ...changes[entity] });
    });
    expect(keys).toEqual(expected(who, entity, "edit", some));
  });
});

describe("moving a row out of one's scope", () => {
  const movers = cases.filter(({ entity }) => isPlaced(entity) && entity !== "tbl_skpd");

  test.each(movers)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    const rows = await world.rows(entity);
    const word = expectedReach(entity, who.person, "edit");
    if (word === "forbidden" || word === "never" || word === "all") return;
    // What is so everywhere is nobody's to move.
    const own = within(word === "country" ? "region" : word, rows, who);
    const { id } = own[0] ?? { id: "0" };
    const versi = isEntityName(entity) ? await world.app.versionOf(entity, id) : 1;
    const strangers = world.places.filter(
      (place) =>
        !own.some(
          (row) => row[word === "group" ? "group" : "agency"] === place[word === "group" ? "pengelolaid" : "idskpd"],
        ),
    );
    for (const { objects: _, ...place } of strangers) {
      for (const move of [
        { idskpd: place.idskpd },
        { pengelolaid: place.pengelolaid },
        { idpemda: place.idpemda },
        place,
      ]) {
        const answer = await who.post(`${entity}/edit/${id}`, { versi, ...move });
        expect(answer.status, JSON.stringify(move)).toBe(400);
      }
    }
    expect((await world.rows(entity)).find((row) => row.id === id)).toEqual(own[0]);
  });
});

describe("adding and importing", () => {
  test.each(cases)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    for (const how of ["add", "import"] as const) {
      const word = expectedReach(entity, who.person, how);
      if (isPlaced(entity)) {
        const places =
          word === "forbidden" || word === "never" ? [] : within(word, await world.rows("mst_objectretribusi"), who);
        const meant = [...new Set(places.map((row) => String(row[levels[entity]])))].sort();
        expect(await placed(world, who, entity, how), how).toEqual(word === "forbidden" ? word : meant);
      } else {
        // Nothing says where such a row belongs: an empty one is refused for what it lacks, or for who sends it.
        const answer = await (how === "add" ? who.post(`${entity}/add`) : who.attach(`${entity}/import`, "x\r\ny\r\n"));
        const refusal = answer.status === 404 && how === "import" ? "never" : refusalOf(answer);
        expect(refusal ?? answer.status, how).toEqual(word === "forbidden" || word === "never" ? word : 400);
      }
    }
  });
});

describe("deleting", () => {
  /** Rows that may go; most are in use, so that within reach is a conflict. */
  async function expendable(entity: string): Promise<Row[]> {
    const rows = await world.rows(entity);
    if (entity === "userdata") return rows.filter(({ self }) => self !== null && world.customers.includes(self));
    if (entity.startsWith("model_has")) return rows.filter(({ id }) => id.split("-").includes(String(world.spare)));
    return rows;
  }
  const superuserLast = cases.toSorted((a, b) => Number(a.name === "superuser") - Number(b.name === "superuser"));

  test.each(superuserLast)("$entity by $name", async ({ entity, name }) => {
    const who = world.actor(name);
    const some = twins(await expendable(entity), who);
    const keys = await reached(some, (id) => who.delete(`${entity}/delete/${id}`));
    expect(some.length).toBeGreaterThan(0);
    expect(keys).toEqual(expected(who, entity, "delete", some));
  });
});
