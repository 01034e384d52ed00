import { expect, test } from "vitest";
import { differencesOf } from "./audit-change.ts";

test("a change tells only what was written and differs", () => {
  const before = { fullname: "Lama", alamat: "Jl. A", noidentitas: "3273********0001", statusakun: 1 };
  expect(differencesOf(before, { fullname: "Baru", statusakun: 1, alamat: null })).toEqual([
    { name: "fullname", before: "Lama", after: "Baru", isHidden: false },
    { name: "alamat", before: "Jl. A", after: null, isHidden: false },
  ]);
});

test("a secret is told as changed even where both sides are hidden", () => {
  const hidden = { authorization: "[changed]" };
  expect(differencesOf(hidden, hidden)).toMatchObject([{ name: "authorization", isHidden: true }]);
});

test("what was added has no before, what was deleted no after", () => {
  expect(differencesOf(null, { name: "x" })).toEqual([
    { name: "name", before: undefined, after: "x", isHidden: false },
  ]);
  expect(differencesOf({ name: "x" }, null)).toEqual([
    { name: "name", before: "x", after: undefined, isHidden: false },
  ]);
  expect(differencesOf(null, null)).toEqual([]);
});

test("the same moment and the same flag are no change", () => {
  const before = { mulai: "2026-11-21 10:00:00.000", umum: 1 };
  expect(differencesOf(before, { mulai: "2026-11-21T10:00:00.000Z", umum: true })).toEqual([]);
});
