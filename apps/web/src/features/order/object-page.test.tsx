// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { startOrders } from "../../testing/order.ts";
import { screenOf } from "../../testing/show.tsx";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { ObjectPage } from "./object-page.tsx";

async function open(part: Partial<CatalogueObject>) {
  startOrders({ object: objectWith(part) });
  render(
    <Routes>
      <Route path="/index/catalogue/:id" Component={ObjectPage} />
    </Routes>,
    {
      wrapper: screenOf(
        "nasabah",
        ["trx_penginapan/pesan_nsb"],
        "/index/catalogue/7?mulai=2027-01-12&akhir=2027-01-14",
      ),
    },
  );
  await screen.findByRole("heading", { level: 1, name: "Wisma Contoh" });
}
const parts = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("one object is shown whole: its pictures, description, tariffs and rules, and beside them calendar and order form", async () => {
  await open({
    fotoobjectutama: "a.jpg",
    foto: ["a.jpg"],
    deskripsi: "<p>Rumah di bukit</p>",
    aturan: "Dilarang merokok",
  });
  expect(await screen.findByRole("button", { name: /^Sunday, 10 January 2027: \d/ })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Order" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /picture/i }).length).toBeGreaterThan(0);
  expect(screen.getByText("Rumah di bukit")).toBeTruthy();
  expect(screen.getByText("Dilarang merokok")).toBeTruthy();
  expect(parts()).toEqual(expect.arrayContaining(["About", "Tariffs", "House rules"]));
});

test("nothing is headed that an object has not: no description, no rules, no picture", async () => {
  await open({});
  expect(await screen.findByRole("button", { name: "Order" })).toBeTruthy();
  expect(parts()).toContain("Tariffs");
  expect(parts()).not.toContain("About");
  expect(parts()).not.toContain("House rules");
  expect(screen.queryByRole("button", { name: /picture/i })).toBeNull();
});
