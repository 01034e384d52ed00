import { expect, test } from "vitest";
import { periodOf } from "./period.ts";

const today = "2026-11-23";

test("days that there aren't leave the usual year on the screen, whatever the server says of them", () => {
  expect(periodOf({ dari: "2026-02-01", sampai: "2026-02-28" }, today)).toEqual({
    dari: "2026-02-01",
    sampai: "2026-02-28",
  });
  for (const dari of ["2026-13-45", "2026-02-30", "abc", ""])
    expect(periodOf({ dari, sampai: "abc" }, today), dari).toEqual({ dari: "2026-01-01", sampai: "2026-12-31" });
});
