import { expect, test } from "vitest";
import { ledgerMonth } from "./drill.ts";

test("the ledger of a drill is of the month that it was in Indonesia when the backup was taken", () => {
  expect(ledgerMonth("2026-11-30T16:59:59Z")).toBe("2026-11");
  expect(ledgerMonth("2026-11-30T17:00:00Z")).toBe("2026-12");
  expect(ledgerMonth("2026-12-31T17:00:00.000Z")).toBe("2027-01");
});
