// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isBehind, leaveResults } from "./way-back.ts";

const at = (idx: number) => window.history.replaceState({ idx }, "");

test("results are behind whoever left them for an object, in whatever order their address says the same", () => {
  at(3);
  leaveResults("/index/catalogue?cari=aula&unit=1&jenis=gedung");
  at(4);
  expect(isBehind("/index/catalogue?jenis=gedung&cari=aula")).toBe(true);
});

test("other results aren't, nor the same ones further back or with nothing known of them", () => {
  at(3);
  leaveResults("/index/catalogue?jenis=gedung&cari=aula");
  at(4);
  expect(isBehind("/index/catalogue?jenis=gedung&cari=aula&mulai=2026-12-01")).toBe(false);
  expect(isBehind("/index/catalogue?jenis=gedung")).toBe(false);
  expect(isBehind("/mst_objectretribusi/gedung_nsb?cari=aula")).toBe(false);
  at(5);
  expect(isBehind("/index/catalogue?jenis=gedung&cari=aula")).toBe(false);
  window.history.replaceState(null, "");
  expect(isBehind("/index/catalogue?jenis=gedung&cari=aula")).toBe(false);
});
