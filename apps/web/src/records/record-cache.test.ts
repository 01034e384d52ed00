import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { expect, test } from "vitest";
import type { RecordPage } from "./record.ts";
import { belongsTo, inFeed, withAdded, withRemoved, withReplaced } from "./record-cache.ts";

const page = (...ids: number[]): RecordPage => ({
  records: ids.map((idskpd) => ({ idskpd, skpdname: `Dinas ${idskpd}`, pemdaname: "Jawa Barat" })),
  page: 1,
  limit: 20,
  hasMore: false,
});
const ids = (changed: RecordPage) => changed.records.map((record) => record.idskpd);

test("a new record stands on top, once", () => {
  const added = withAdded(skpd, page(3, 2), { idskpd: 9 });
  expect(ids(added)).toEqual([9, 3, 2]);
  expect(ids(withAdded(skpd, added, { idskpd: 9, skpdname: "again" }))).toEqual([9, 3, 2]);
});

test("an edited record keeps its place and the values that the answer doesn't name", () => {
  const [, second] = withReplaced(skpd, page(3, 2), "2", { idskpd: 2, skpdname: "Dinas Baru" }).records;
  expect(second).toEqual({ idskpd: 2, skpdname: "Dinas Baru", pemdaname: "Jawa Barat" });
});

test("a page without the record stays the very same object, so nothing renders again", () => {
  const untouched = page(3, 2);
  expect(withReplaced(skpd, untouched, "7", { idskpd: 7 })).toBe(untouched);
  expect(withRemoved(skpd, untouched, "7")).toBe(untouched);
});

test("a deleted record leaves by its key from whichever page of a feed holds it", () => {
  const loaded = { pages: [page(5, 4), page(7, 3, 2)], pageParams: [1, 2] };
  expect(inFeed(loaded, (one) => withRemoved(skpd, one, "3")).pages.map(ids)).toEqual([
    [5, 4],
    [7, 2],
  ]);
});

test("a record is put on top only of lists it fits", () => {
  const record = { idskpd: 1, idpemda: 3 };
  expect(belongsTo({ page: 1, limit: 20 }, record)).toBe(true);
  expect(belongsTo({ "filter[idpemda]": "3" }, record)).toBe(true);
  expect(belongsTo({ "filter[idpemda]": "2,3" }, record)).toBe(true);
  expect(belongsTo({ "filter[idpemda]": "4" }, record)).toBe(false);
  expect(belongsTo({ search: "dinas" }, record)).toBe(false);
});
