// @vitest-environment happy-dom
import { pages } from "@retribusi/contract/access/pages";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { DefaultHome } from "./default-home.tsx";
import { HealthPanel } from "./health-panel.tsx";

const everybody = pages.filter(({ roles }) => roles.includes("default")).map(({ name }) => name);
const showHome = (held: string[]) => {
  fakeApi(() => ({ body: { permintaan: [], peran: ["nasabah"] } }));
  render(<DefaultHome />, { wrapper: screenOf("default", held) });
};

test("whoever holds only what everybody holds is told how to get a role", async () => {
  showHome(everybody);
  expect(await screen.findByRole("button", { name: "Ask for this role" })).toBeTruthy();
});

test("whoever holds a page to work with gets the way to it, and no such form", () => {
  showHome([...everybody, "tbl_skpd/list"]);
  expect(screen.queryByRole("heading", { level: 2, name: "How to get a role" })).toBeNull();
  expect(screen.getByRole("link", { name: /SKPD/ })).toBeTruthy();
});

const outbox = { waiting: 0, failed: 0, oldestSeconds: null };
const storage = { files: 0, bytes: 0, freeBytes: null };
const money = { paymentObstacles: [], unownedExceptions: 0 };
const healthWith = (openExceptions: number, more: object = money) => ({
  body: { databaseMilliseconds: 1, outbox, jobs: [], openExceptions, lateBills: 0, storage, ...more },
});

test.each([
  ["superuser", true],
  ["dinas", false],
] as const)(
  "the system's health on the home of somebody who acts as %s and may list connections: %s",
  async (role, isThere) => {
    fakeApi(({ path }) => (path === "system/health" ? healthWith(0) : { body: {} }));
    render(<DefaultHome />, { wrapper: screenOf(role, ["system/list"]) });
    await screen.findByRole("heading", { level: 1 });
    const health = screen.queryByRole("heading", { name: "System health" });
    expect(health !== null).toBe(isThere);
  },
);

test.each([
  ["lead to their list", ["billing/pengecualian"], 5, "/billing/pengecualian"],
  ["lead nowhere without the right to it", ["system/list"], 5, null],
  ["lead nowhere while there are none", ["billing/pengecualian"], 0, null],
])("payments to be settled %s", async (_what, held, openExceptions, address) => {
  fakeApi(() => healthWith(openExceptions));
  render(<HealthPanel />, { wrapper: screenOf("superuser", held) });
  const name = await screen.findByText("Payments to be settled");
  expect(name.parentElement?.querySelector("dd")?.textContent).toBe(String(openExceptions));
  expect(name.parentElement?.querySelector("a")?.getAttribute("href") ?? null).toBe(address);
});

test("whether payments are taken is told in words, and money that nobody looks after is counted", async () => {
  fakeApi(() => healthWith(5, { paymentObstacles: [{ kind: "flush", value: "2" }], unownedExceptions: 2 }));
  render(<HealthPanel />, { wrapper: screenOf("superuser", ["system/list"]) });
  const name = await screen.findByText("Payments");
  expect(name.parentElement?.textContent).toContain("set innodb_flush_log_at_trx_commit to 1 (it is 2)");
  expect(name.parentElement?.hasAttribute("data-problem")).toBe(true);
  expect(screen.getByText("Payments to be settled").parentElement?.textContent).toContain("2 without an owner");
});
