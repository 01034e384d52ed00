// @vitest-environment happy-dom
import { pages } from "@retribusi/contract/access/pages";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { DefaultHome } from "./default-home.tsx";

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
