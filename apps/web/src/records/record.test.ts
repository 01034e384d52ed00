import type { Label } from "@retribusi/contract/define/label";
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { logKeamanan } from "@retribusi/contract/features/system/security.entity";
import { expect, test } from "vitest";
import { nameOf, titleOf } from "./record.ts";

const english = (label: Label): string => label.en;

test("a record without a name of its own says in its title what the number is of", () => {
  expect(titleOf(logKeamanan, { id: 7 }, english)).toBe("Security event 7");
  expect(titleOf(logKeamanan, { id: 7 }, (label) => label.id)).toBe("Kejadian keamanan 7");
  expect(nameOf(logKeamanan, { id: 7 })).toBe("7");
});

test("a name needs nothing before it", () => {
  expect(titleOf(skpd, { idskpd: 3, skpdname: "Dinas Pariwisata" }, english)).toBe("Dinas Pariwisata");
});
