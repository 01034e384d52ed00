import type { Database } from "@retribusi/db/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../lib/transaction.ts";
import { type BareWorld, createBareWorld } from "../../testing/bare-world.ts";
import type { World } from "../../testing/world.ts";
import { type DocumentSeries, nextDocumentNumber } from "./numbering.ts";

let bare: BareWorld;
let db: Database;
let world: World;
beforeAll(async () => {
  bare = await createBareWorld();
  db = bare.db;
  world = bare.world;
});
afterAll(() => bare.close());

const issued = ({ idskpd }: World["home"], pemdaid = "32") => ({
  idskpd,
  tbl_skpd: { skpdid: "1.03.01", tbl_pemda: { pemdaid } },
});
const next = (series: DocumentSeries, tahun: number, from = issued(world.home)) =>
  inTransaction(db, (tx) => nextDocumentNumber(tx, series, from, tahun));

test("each series, agency and year counts for itself, from one on and without a gap", async () => {
  expect(await next("SKRD", 2026)).toBe("000001/SKRD/32.1.03.01/2026");
  expect(await next("SKRD", 2026)).toBe("000002/SKRD/32.1.03.01/2026");
  expect(await next("SSRD", 2026)).toBe("000001/SSRD/32.1.03.01/2026");
  expect(await next("SKRD", 2027)).toBe("000001/SKRD/32.1.03.01/2027");
  expect(await next("SKRD", 2026, issued(world.rival, "33"))).toBe("000001/SKRD/33.1.03.01/2026");
  expect(await next("SKRD", 2026)).toBe("000003/SKRD/32.1.03.01/2026");
});

test("a document that comes to nothing gives its number back", async () => {
  const failed = inTransaction(db, async (tx) => {
    await nextDocumentNumber(tx, "SSRD", issued(world.home), 2030);
    throw new TypeError("a defect");
  });
  await expect(failed).rejects.toThrow("a defect");
  expect(await next("SSRD", 2030)).toBe("000001/SSRD/32.1.03.01/2030");
});

test("many at once get one number each", async () => {
  const numbers = await Promise.all(Array.from({ length: 8 }, () => next("SKRD", 2031)));
  expect(numbers.map((number) => Number(number.slice(0, 6))).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
