import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import { describe, expect, test } from "vitest";
import { AppError } from "../lib/app-error.ts";
import { readListQuery, withFilter } from "./list-query.ts";

const usual = { page: 1, limit: 20, search: "", orderby: "idskpd", ordertype: "desc", filters: [] };

/** The fields that a query is refused for. */
function wrongIn(query: object, max?: number): unknown {
  try {
    readListQuery(skpd, query, max);
  } catch (error) {
    return error instanceof AppError ? [error.code, Object.keys(error.facts.fields ?? {})] : error;
  }
  return "none";
}

describe("a list", () => {
  test("that is asked for nothing shows the newest twenty", () => {
    expect(readListQuery(skpd, {})).toEqual(usual);
    expect(readListQuery(skpd, { page: "", limit: "", search: "", orderby: "", ordertype: "" })).toEqual(usual);
  });

  test("takes page, limit, order and search as they stand in an address", () => {
    const query = { page: "3", limit: "50", search: "dinas", orderby: "skpdname", ordertype: "desc" };
    expect(readListQuery(skpd, query)).toEqual({ ...usual, ...query, page: 3, limit: 50 });
  });

  test("ordered by a column begins with the smallest, and with the largest where that is asked", () => {
    expect(readListQuery(skpd, { orderby: "skpdname" })).toMatchObject({ orderby: "skpdname", ordertype: "asc" });
    expect(readListQuery(skpd, { ordertype: "asc" })).toMatchObject({ orderby: "idskpd", ordertype: "asc" });
  });

  test("whose entity has an order of its own begins with that, until another is asked", () => {
    const ordered = { ...skpd, name: "ordered", order: { by: "skpdname", type: "asc" } as const };
    expect(readListQuery(ordered, {})).toMatchObject({ orderby: "skpdname", ordertype: "asc" });
    expect(readListQuery(ordered, { ordertype: "desc" })).toMatchObject({ orderby: "skpdname", ordertype: "desc" });
    expect(readListQuery(ordered, { orderby: "skpdid" })).toMatchObject({ orderby: "skpdid", ordertype: "asc" });
  });

  test.each([
    [{ page: "0" }, "page"],
    [{ page: "-1" }, "page"],
    [{ page: "1.5" }, "page"],
    [{ page: "satu" }, "page"],
    [{ page: "100001" }, "page"],
    [{ limit: "0" }, "limit"],
    [{ limit: "201" }, "limit"],
    [{ limit: "1.5" }, "limit"],
    [{ search: "x".repeat(101) }, "search"],
    [{ orderby: "alamat" }, "orderby"],
    [{ orderby: "1; DROP TABLE x" }, "orderby"],
    [{ ordertype: "up" }, "ordertype"],
    [{ warna: "merah" }, "warna"],
    [{ filter: { warna: "merah" } }, "filter.warna"],
    [{ filter: { idpemda: "x".repeat(501) } }, "filter.idpemda"],
  ])("is refused for %o", (query, field) => {
    expect(wrongIn(query)).toEqual(["VALIDATION", [field]]);
  });

  test("has bounds that may be reached", () => {
    const query = { page: "100000", limit: "200", search: "x".repeat(100), filter: { skpdid: "x".repeat(500) } };
    expect(wrongIn(query)).toBe("none");
    expect([wrongIn({ limit: "7" }, 7), wrongIn({ limit: "8" }, 7)]).toEqual(["none", ["VALIDATION", ["limit"]]]);
    expect(wrongIn({ limit: "8" })).toBe("none");
  });
});

describe("a filter", () => {
  test("becomes what its column can have", () => {
    const { filters } = readListQuery(skpd, { filter: { idpemda: "3,4", skpdid: "" } });
    expect(filters).toEqual([{ field: "idpemda", oneOf: [3, 4] }]);
    expect(readListQuery(reportTrxAll, { filter: { haripesan: "2026-11-01..2026-12-01" } }).filters).toEqual([
      { field: "haripesan", from: "2026-11-01", until: "2026-12-01" },
    ]);
  });

  test("of a value that the column can't have is told at its place, in both languages", () => {
    const read = () => readListQuery(skpd, { filter: { idpemda: "Bandung" } });
    expect(read).toThrow(AppError);
    try {
      read();
    } catch (error) {
      expect(error instanceof AppError && [error.code, error.facts.fields]).toEqual([
        "VALIDATION",
        {
          "filter.idpemda": {
            en: "This value doesn't fit the column.",
            id: "Nilai ini tidak sesuai dengan kolomnya.",
          },
        },
      ]);
    }
  });
});

describe("an address that names a field and its value", () => {
  const query = readListQuery(skpd, { filter: { skpdid: "1" } });
  const found = (name: string, value: string) => withFilter(skpd, query, name, value);

  test("adds one more filter and keeps everything else", () => {
    expect(found("idpemda", "3")).toEqual({
      query: { ...query, filters: [...query.filters, { field: "idpemda", oneOf: [3] }] },
    });
  });

  test("that nothing can be looked for by says so, and shows nothing", () => {
    expect(found(`x${"y".repeat(99)}`, "1")).toEqual({
      note: {
        en: `These records can't be looked for by “x${"y".repeat(59)}”, so none are shown.`,
        id: `Data ini tidak dapat dicari menurut “x${"y".repeat(59)}”, jadi tidak ada yang ditampilkan.`,
      },
    });
  });

  test("whose value the field can't have says so, and shows nothing", () => {
    const long = "x".repeat(99);
    expect(found("idpemda", long)).toEqual({
      note: {
        en: `“${long.slice(0, 60)}” is no value of Regional government, so no records are shown.`,
        id: `“${long.slice(0, 60)}” bukan nilai Pemerintah daerah, jadi tidak ada data yang ditampilkan.`,
      },
    });
  });
});
