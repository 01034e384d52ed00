import { expect, test } from "vitest";
import { type AnyEntity, totalledColumns } from "../define/entity.ts";
import { entities } from "./entities.ts";

const all: readonly AnyEntity[] = Object.values(entities);

test("a file that may be read in again ends with its last row, not with a total", () => {
  const totalled = all.filter((entity) => totalledColumns(entity).length > 0);
  expect(totalled.map(({ name }) => name).sort()).toEqual([
    "report_trx_all",
    "trx_alat",
    "trx_gedung",
    "trx_penginapan",
  ]);
  expect(totalled.filter(({ import: isImported }) => isImported)).toEqual([]);
});
