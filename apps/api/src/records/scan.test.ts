import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../testing/booking.ts";
import { type HeldTable, holdTable } from "../testing/held-table.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { createUser } from "../testing/world.ts";
import { entityOf } from "./reader.ts";
import { readSparingly } from "./scan.ts";

let app: TestApp;
let superuser: Caller;
let held: HeldTable | undefined;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  const customer = await createUser(app.deps.db, "nasabah", app.world.home);
  const data = ["Rapat", "Rapat besar"].map((keperluan) => ({
    ...bookingOf(app.world.home, "gedung", customer),
    keperluan,
  }));
  await app.deps.db.prisma.booking.createMany({ data });
});
afterEach(() => held?.release());
afterAll(() => app.close());

/** No index finds it among bookings by the million. */
const ways = ["report_trx_all/list/keperluan/Rapat", "report_trx_all/count/keperluan/Rapat"] as const;

/** Asks for lists and counts by turns, and how those that were refused at once were told so. */
function askAtOnce(count: number) {
  const refused: unknown[] = [];
  const answers = Array.from({ length: count }, async (_, at) => {
    const { status, headers, body } = await superuser.get(ways[at % 2 === 0 ? 0 : 1]);
    if (status !== 200) refused.push([status, body.error.code, headers["retry-after"]]);
    return body;
  });
  return { refused, answers: Promise.all(answers) };
}

test("a filter without an index is read one at a time; eight may wait, and others are asked to come again", async () => {
  held = await holdTable(app, "booking");
  const { refused, answers } = askAtOnce(20);
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(12);
  expect(refused).toEqual(refused.map(() => [503, "BUSY", "2"]));
  await held.untilWaiting(1);

  // What an index finds, and what has few rows, goes on beside them.
  const indexed = superuser.get("report_trx_all/list/statusbooking/10").then(({ body }) => body.records);
  await held.untilWaiting(2);
  await superuser.get("tbl_skpd/list/skpdname/x").expect(200);

  await held.release();
  expect(await indexed).toHaveLength(2);
  const lists = (await answers).filter(({ records }) => records);
  const counts = (await answers).filter(({ num }) => num !== undefined);
  expect(lists.length + counts.length).toBe(8);
  expect(lists).toEqual(lists.map(() => expect.objectContaining({ records: [expect.objectContaining({ id: 1 })] })));
  expect(counts).toEqual(counts.map(() => expect.objectContaining({ num: 1 })));
});

test("whoever was answered, or met an error, leaves the place to the next", async () => {
  const filter = { field: "keperluan", oneOf: ["Rapat"] };
  const query = { page: 1, limit: 20, search: "", orderby: "id", ordertype: "asc", filters: [filter] } as const;
  const read = (ends: boolean) =>
    readSparingly(entityOf("report_trx_all"), query, async () => {
      if (!ends) throw new Error("the database is away");
      return "rows";
    });
  for (const ends of [false, true, false]) {
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => read(ends)));
    const [ninth] = all.splice(8);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([ends ? "fulfilled" : "rejected"]));
    expect(ninth).toMatchObject({ reason: { code: "BUSY" } });
  }
  for (const way of ways) await superuser.get(way).expect(200);
});

test("a search in what JSON holds waits in the same line; one by the beginning of a field doesn't", async () => {
  const read = (name: "jejak_audit" | "report_trx_all", search: string) => {
    const query = { page: 1, limit: 20, search, orderby: "id", ordertype: "asc", filters: [] } as const;
    return readSparingly(entityOf(name), query, async () => "rows");
  };
  const refusedOf = async (name: "jejak_audit" | "report_trx_all", search: string) => {
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => read(name, search)));
    return all.filter(({ status }) => status === "rejected").length;
  };
  expect(await refusedOf("jejak_audit", "zamrud")).toBe(1);
  expect(await refusedOf("jejak_audit", " ")).toBe(0);
  expect(await refusedOf("report_trx_all", "zamrud")).toBe(0);
});
