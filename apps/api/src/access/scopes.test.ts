import { entities, isEntityName } from "@retribusi/contract/access/entities";
import { describe, expect, test } from "vitest";
import { people, policies, type Word } from "../testing/expected-rights.ts";
import type { CurrentUser } from "./current-user.ts";
import { covers, Scoped, scope, unscoped } from "./scope.ts";

const somebody: Omit<CurrentUser, "role"> = {
  userid: 1,
  username: "contoh",
  fullname: "Contoh",
  email: "contoh@contoh.example",
  roles: [],
  pages: new Set(),
  pemdaid: 2,
  skpdid: 3,
  pengelolaid: 4,
  jti: "x",
};

/** What a word of the written policy means as columns; who a row belongs to is the customer or the account. */
const meaning = (word: Word, entity: string) => {
  const levels = {
    self: entity === "userdata" ? { userid: 1 } : { idpemesan: 1 },
    group: { pengelolaid: 4 },
    agency: { idskpd: 3 },
    region: { idpemda: 2 },
    country: { idpemda: [null, 2] },
    active: { statusobject: 1 },
    all: "all",
    none: "none",
  } as const;
  return levels[word];
};

describe.each(Object.keys(entities).filter(isEntityName))("rows of %s", (entity) => {
  test.each(people)("for %s are those of the written policy, by their columns", (role) => {
    const word = policies[entity]?.rows[role] ?? "none";
    expect(scope({ ...somebody, role }, entity).rows).toEqual(meaning(word, entity));
  });

  test.each(people)("for a %s who belongs nowhere are none where a place is asked for", (role) => {
    const word = policies[entity]?.rows[role] ?? "none";
    const isPlaced = word === "group" || word === "agency" || word === "region" || word === "country";
    const lost = { ...somebody, role, pemdaid: null, skpdid: null, pengelolaid: null };
    expect(scope(lost, entity).rows).toEqual(isPlaced ? "none" : meaning(word, entity));
  });
});

test("a scope knows its entity and can't be made up", () => {
  const scoped = scope({ ...somebody, role: "bank" }, "tbl_skpd");
  expect([scoped.entity, scoped.minted]).toEqual(["tbl_skpd", true]);
  expect(scoped).toBeInstanceOf(Scoped);
});

test("a job of the system reads all rows, and says why", () => {
  expect(unscoped("trx_gedung", "sweeps lapsed orders")).toMatchObject({ rows: "all", entity: "trx_gedung" });
  expect(() => unscoped("trx_gedung", "")).toThrow("why");
});

describe("a row that is there already is judged by the same rule", () => {
  const at = (role: (typeof people)[number], entity: "trx_gedung" | "tbl_harilibur" = "trx_gedung") =>
    scope({ ...somebody, role }, entity);
  const booking = { idpemesan: 1, pengelolaid: 4, idskpd: 3, idpemda: 2 };

  test.each([
    ["nasabah", "idpemesan"],
    ["pengelola", "pengelolaid"],
    ["dinas", "idskpd"],
    ["pemda", "idpemda"],
  ] as const)("for %s by %s alone", (role, column) => {
    const others = { idpemesan: 9, pengelolaid: 9, idskpd: 9, idpemda: 9 };
    expect(covers(at(role), booking)).toBe(true);
    expect(covers(at(role), { ...others, [column]: booking[column] })).toBe(true);
    expect(covers(at(role), { ...booking, [column]: 9 })).toBe(false);
    expect(covers(at(role), { ...booking, [column]: null })).toBe(false);
    expect(covers(at(role), {}), "a row without the column").toBe(false);
  });

  test("all is all, none is none, and of two values one or the other will do", () => {
    expect([covers(at("bank"), {}), covers(at("default"), booking)]).toEqual([true, false]);
    const days = at("pemda", "tbl_harilibur");
    const judged = [null, 2, 9].map((idpemda) => covers(days, { idpemda }));
    expect([...judged, covers(days, {})]).toEqual([true, true, false, false]);
  });
});
