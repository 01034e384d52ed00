import { expect, test } from "vitest";
import { safeNext } from "./paths.ts";

test.each(["/", "/account", "/trx_penginapan/view/3?a=1", "/index/catalogue?jenis=gedung"])(
  "an address of this application is gone on to: %s",
  (wanted) => expect(safeNext(wanted)).toBe(wanted),
);

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "evil.example",
  "",
  null,
])("an address of elsewhere is dropped: %j", (wanted) => expect(safeNext(wanted)).toBeNull());
