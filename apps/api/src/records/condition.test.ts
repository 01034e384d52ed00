import { entities } from "@retribusi/contract/access/entities";
import { penginapan } from "@retribusi/contract/features/booking/penginapan.entity";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { pemda } from "@retribusi/contract/features/region/pemda.entity";
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import { describe, expect, test } from "vitest";
import { conditionFor, escapeLike, type Filter, isReadThrough, prefixSearchOf, searchCondition } from "./condition.ts";

const of = (...[entity, rows, asked]: Parameters<typeof conditionFor>) => {
  const { sql, values } = conditionFor(entity, rows, asked);
  return [sql, values];
};

describe("whose rows", () => {
  test("all of them need no condition, none have one that nothing meets", () => {
    expect(of(skpd, "all")).toEqual(["TRUE", []]);
    expect(of(skpd, "none")).toEqual(["FALSE", []]);
  });
  test("those of a place and a state have both", () => {
    expect(of(skpd, { idpemda: 3, statusobject: 1 })).toEqual(["t.`idpemda` = ? AND t.`statusobject` = ?", [3, 1]]);
  });
  test("a kind of a table is part of every condition, before anything else", () => {
    expect(of(penginapan, { idpemesan: 7 })).toEqual(["t.`jenisbooking` = ? AND t.`idpemesan` = ?", ["penginapan", 7]]);
  });
});

describe("a filter", () => {
  const filtered = (entity: Parameters<typeof conditionFor>[0], filter: Filter) =>
    of(entity, "all", { filters: [filter] });

  test.each([
    ["of one value", { oneOf: [3] }, "t.`idpemda` = ?", [3]],
    ["of several takes all of them", { oneOf: [3, 4, 5] }, "t.`idpemda` IN (?, ?, ?)", [3, 4, 5]],
    ["from a bound on", { from: "2026-11-01" }, "t.`idpemda` >= ?", ["2026-11-01"]],
    ["up to a bound", { until: "2026-12-01" }, "t.`idpemda` < ?", ["2026-12-01"]],
    ["that asks nothing is none", {}, "TRUE", []],
  ])("%s", (_name, wanted, sql, values) => {
    expect(filtered(skpd, { field: "idpemda", ...wanted })).toEqual([sql, values]);
  });

  test("of a local day looks a day further by the moment, which has an index", () => {
    expect(filtered(reportTrxAll, { field: "haripesan", from: "2026-11-01", until: "2026-12-01" })).toEqual([
      "t.`date_created` >= ? AND t.`date_created` < ? AND t.`haripesan` >= ? AND t.`haripesan` < ?",
      ["2026-10-31", "2026-12-02", "2026-11-01", "2026-12-01"],
    ]);
    expect(filtered(reportTrxAll, { field: "haripesan", from: "2026-11-01" })).toEqual([
      "t.`date_created` >= ? AND t.`haripesan` >= ?",
      ["2026-10-31", "2026-11-01"],
    ]);
    expect(filtered(reportTrxAll, { field: "haripesan", until: "2026-12-01" })).toEqual([
      "t.`date_created` < ? AND t.`haripesan` < ?",
      ["2026-12-02", "2026-12-01"],
    ]);
  });

  test("of texts that other rows give looks among those", () => {
    const [sql, values] = filtered(userdata, { field: "peran", oneOf: ["dinas", "bank"] });
    expect(sql).toBe(
      "t.`userid` IN (SELECT l.`model_id` FROM `model_has_roles` l JOIN `roles` o ON o.`id` = l.`role_id` WHERE o.`name` IN (?, ?))",
    );
    expect(values).toEqual(["dinas", "bank"]);
  });

  test("stands beside scope, other filters and search, each with its values in order", () => {
    const filters = [
      { field: "idpemda", oneOf: [3] },
      { field: "skpdid", oneOf: ["1", "2"] },
    ];
    expect(of(skpd, { idskpd: 9 }, { filters, search: "dinas" })).toEqual([
      "t.`idskpd` = ? AND t.`idpemda` = ? AND t.`skpdid` IN (?, ?) AND (t.`skpdid` LIKE ? OR t.`skpdname` LIKE ?)",
      [9, 3, "1", "2", "%dinas%", "%dinas%"],
    ]);
  });
});

describe("a search", () => {
  const searched = (...args: Parameters<typeof searchCondition>) => {
    const { sql, values } = searchCondition(...args);
    return [sql, values];
  };
  const anywhere = "(t.`skpdid` LIKE ? OR t.`skpdname` LIKE ?)";

  test("finds every word in any of the fields", () => {
    expect(searched(skpd, "  dinas   satu ")).toEqual([
      `${anywhere} AND ${anywhere}`,
      ["%dinas%", "%dinas%", "%satu%", "%satu%"],
    ]);
  });
  test.each(["", "   "])("for %j asks nothing", (text) => {
    expect(searched(skpd, text)).toEqual(["", []]);
    expect(of(skpd, "all", { search: text })).toEqual(["TRUE", []]);
  });
  test("takes signs that mean something to the database as they are", () => {
    expect(escapeLike("50%_\\")).toBe("50\\%\\_\\\\");
    expect(searched(pemda, "a_b")[1]).toEqual(["%a\\_b%", "%a\\_b%"]);
  });
  test("where no field is searched finds nothing", () => {
    expect(searched({ ...skpd, search: [] }, "dinas")).toEqual(["FALSE", []]);
  });

  describe("among rows by the million", () => {
    test.each([
      ["7", "t.`id` = ?", [7]],
      ["123456789", "t.`id` = ?", [123_456_789]],
      ["1234567890", "t.`idbilling` LIKE ?", ["1234567890%"]],
      ["sari", "t.`namapemesan` LIKE ?", ["sari%"]],
      ["sari dewi", "t.`namapemesan` LIKE ?", ["sari dewi%"]],
      ["50%", "t.`namapemesan` LIKE ?", ["50\\%%"]],
      ["12a", "t.`namapemesan` LIKE ?", ["12a%"]],
      ["a12", "t.`namapemesan` LIKE ?", ["a12%"]],
    ])("for %s looks in one index", (text, sql, values) => {
      expect(searched(reportTrxAll, text)).toEqual([`(${sql})`, values]);
    });

    test("says what it means", () => {
      expect(prefixSearchOf(reportTrxAll, "12")).toEqual({ key: 12 });
      expect(prefixSearchOf(reportTrxAll, "1234567890")).toEqual({ fields: ["idbilling"], prefix: "1234567890" });
      expect(prefixSearchOf(reportTrxAll, "Sari")).toEqual({ fields: ["namapemesan"], prefix: "Sari" });
    });
  });

  describe("in what JSON holds", () => {
    const inJson = "(LOWER(t.`sebelum`) LIKE ? AND LOWER(JSON_EXTRACT(t.`sebelum`, '$.*')) LIKE ?)";
    test("looks at values and not at their names, letter by letter as JSON writes them", () => {
      const [sql, values] = searched(entities.jejak_audit, 'Dinas"A_\\');
      expect(sql).toContain(inJson);
      expect(values).toContain('%dinas\\\\"a\\_\\\\\\\\%');
      expect(values).toHaveLength(6);
    });
    test("reads the rows one after the other, however many there are", () => {
      expect([entities.jejak_audit, reportTrxAll, skpd].map(isReadThrough)).toEqual([true, false, false]);
      expect(searched(entities.jejak_audit, "7")[0]).toContain("t.`kunci` LIKE ?");
    });
  });
});
