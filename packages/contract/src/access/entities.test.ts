import { expect, test } from "vitest";
import { type AnyEntity, fieldOf } from "../define/entity.ts";
import { entities } from "./entities.ts";

test("what a field refers to is found by the name that its choices show", () => {
  const all: readonly AnyEntity[] = Object.values(entities);
  const chosen = new Set(
    all.flatMap((entity) =>
      Object.keys(entity.fields).flatMap((name) => fieldOf(entity, name).reference?.entity ?? []),
    ),
  );
  expect([...chosen].map(({ name }) => name)).toContain("tbl_dasarhukum");
  const lost = [...chosen].filter(({ label, search }) => !search.includes(label));
  // The name of a bank connection is fields of its search with a space between, and each word is looked for by itself.
  expect(lost.map(({ name }) => name)).toEqual(["system"]);
});
