import { readWanted } from "@retribusi/contract/define/filter";
import { penginapan } from "@retribusi/contract/features/booking/penginapan.entity";
import { expect, test } from "vitest";
import { listViews, viewNames, viewOf } from "./list-views.ts";

const views = listViews("2026-12-31", 7);

test("every view asks for what the list can be filtered by", () => {
  for (const name of viewNames) {
    for (const [field, value] of Object.entries(views[name])) {
      expect(readWanted(penginapan, field, value), `${name}: ${field}`).toBeDefined();
    }
  }
});

test("today is one day, the next seven begin tomorrow, and neither has what came to nothing", () => {
  expect(readWanted(penginapan, "haripakai", views.today["haripakai"] ?? "")).toEqual({
    from: "2026-12-31",
    until: "2027-01-01",
  });
  expect(readWanted(penginapan, "haripakai", views.week["haripakai"] ?? "")).toEqual({
    from: "2027-01-01",
    until: "2027-01-08",
  });
  for (const name of ["today", "week"] as const) expect(views[name]["statusbooking"]).toBe("40,50,60");
});

test("filters are a view as long as they are just its own", () => {
  for (const name of viewNames) expect(viewOf(views, views[name])).toBe(name);
  expect(viewOf(views, {})).toBeUndefined();
  expect(viewOf(views, { ...views.unpaid, objectid: "3" })).toBeUndefined();
  expect(viewOf(views, { statusbooking: "50" })).toBeUndefined();
  expect(viewOf(views, { statusbooking: "40,50,60" }), "days are missing").toBeUndefined();
  expect(viewOf(listViews("2026-12-30", 7), views.today), "yesterday's link").toBeUndefined();
});
