import { expect, test } from "vitest";
import { auditText } from "./audit-value.ts";

const reader = { language: "en", zone: "Asia/Jakarta" } as const;

test("roles, columns and filters are told in words", () => {
  expect(auditText("userdata", "peran", ["pengelola", "nasabah"], reader)).toBe("Facility manager, Customer");
  expect(auditText("userdata", "kolom", ["username", "statusakun", "gone"], reader)).toBe(
    "User name, Account status, gone",
  );
  const filters = [
    { field: "aksi", oneOf: ["edit", "delete"] },
    { field: "waktu", from: "2026-11-01", until: "2026-11-30" },
  ];
  expect(auditText("jejak_audit", "saringan", filters, reader)).toBe(
    "Action: Changed, Deleted, When: 2026-11-01 – 2026-11-30",
  );
});

test("what stands in no record has its own kind, a setting that of its field", () => {
  expect(auditText("userdata", "selesai", true, reader)).toBe("Yes");
  expect(auditText("userdata", "bahasa", "id", reader)).toBe("Indonesian");
  expect(auditText("pengaturan", "zonawaktu", "Asia/Makassar", reader)).toContain("WITA");
  expect(auditText("sesi", "unheard_of", 3, reader)).toBe("3");
});
