// @vitest-environment happy-dom
import { useQueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { chooseLanguage } from "../../lib/i18n.ts";
import { objectWith } from "../../testing/object.ts";
import { startOrders } from "../../testing/order.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { ObjectPage } from "./object-page.tsx";

const stay = "?mulai=2027-01-12&akhir=2027-01-14";

/** Asks for everything anew, as the screen does when it is come back to. */
function LookAgain() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Look again
    </button>
  );
}

async function open(
  part: Partial<CatalogueObject>,
  query = stay,
  refusal: { kode: string; pesan: string } | null = null,
) {
  startOrders({ object: objectWith(part), refusal });
  render(
    <>
      <LookAgain />
      <Routes>
        <Route path="/index/catalogue/:id" Component={ObjectPage} />
      </Routes>
    </>,
    {
      wrapper: screenOf("nasabah", ["trx_penginapan/pesan_nsb"], `/index/catalogue/7${query}`),
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
  await waitFor(() => expect(parts()).toEqual(expect.arrayContaining(["About", "Tariffs", "House rules"])));
});

test("nothing is headed that an object has not: no description, no rules, no picture", async () => {
  await open({});
  expect(await screen.findByRole("button", { name: "Order" })).toBeTruthy();
  await waitFor(() => expect(parts()).toContain("Tariffs"));
  expect(parts()).not.toContain("About");
  expect(parts()).not.toContain("House rules");
  expect(screen.queryByRole("button", { name: /picture/i })).toBeNull();
});

const languageAt = (text: string) => screen.getByText(text).closest("[lang]")?.getAttribute("lang");
const both = {
  ...{ deskripsi: "<p>Rumah di bukit</p>", deskripsien: "<p>A house on a hill</p>" },
  ...{ aturan: "Dilarang merokok", aturanen: "No smoking" },
};

test("who reads English reads the English texts, and where one is missing the Indonesian one, marked as such", async () => {
  await open({ ...both, aturanen: null });
  expect(languageAt("A house on a hill")).toBe("en");
  expect(screen.queryByText("Rumah di bukit")).toBeNull();
  expect(languageAt("Dilarang merokok")).toBe("id");
});

test("who reads Indonesian reads the Indonesian texts, and where one is missing the English one, marked as such", async () => {
  await chooseLanguage("id");
  onTestFinished(() => chooseLanguage("en"));
  await open({ ...both, deskripsi: null });
  expect(languageAt("Dilarang merokok")).toBe("id");
  expect(screen.queryByText("No smoking")).toBeNull();
  expect(languageAt("A house on a hill")).toBe("en");
});

const bar = (button: string) => {
  const place = screen.getByRole("button", { name: button }).parentElement;
  if (!place) throw new Error("The bar has no place");
  return place;
};

test("the bar at the foot has the total of what is chosen, and what that is", async () => {
  await open({});
  await waitFor(() => {
    const text = bar("Continue").textContent?.replaceAll(/\s+/g, " ");
    expect(text).toContain("Rp 300.000 12–14 Jan 2027 · 2 nights");
  });
});

test.each([
  ["SOLD_OUT", "Full 12–14 Jan 2027 · 2 nights"],
  ["UNPAID_LIMIT", "Rp 300.000 12–14 Jan 2027 · 2 nights"],
])("what can't be had because of %s is told there as %s", async (kode, words) => {
  await open({}, stay, { kode, pesan: "Not now." });
  await waitFor(() => expect(bar("Continue").textContent?.replaceAll(/\s+/g, " ")).toContain(words));
});

test("before anything is chosen it has the tariff, and opens the calendar", async () => {
  await open({}, "");
  expect(
    within(bar("Choose dates")).getByText("Rp 150.000", { normalizer: (text) => text.replace(/\s/, " ") }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Choose dates" }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByRole("button", { name: /^Sunday, 10 January 2027: \d/ })).toBeTruthy();
});

test("the days of a link that are over are said, those of another aren't", async () => {
  await open({}, "?mulai=2027-01-07&akhir=2027-01-12");
  expect(await screen.findByText("The days of this link, 7–12 Jan 2027, are over. Choose others.")).toBeTruthy();
});

test("near miss: of days that begin today nothing is said", async () => {
  await open({}, "?mulai=2027-01-10&akhir=2027-01-12");
  expect(await screen.findByRole("button", { name: "Order" })).toBeTruthy();
  expect(screen.queryByText(/of this link/)).toBeNull();
});

async function lookAgainWith(status: number, code: string) {
  await open({});
  const asked: string[] = [];
  fakeApi(({ path }) => {
    asked.push(path);
    return { status, body: { error: { code, message: "Not now." } } };
  });
  fireEvent.click(screen.getByRole("button", { name: "Look again" }));
  await waitFor(() => expect(asked).toContain("catalogue/7"));
}

test("an object that was offered when it was opened is told to be gone as soon as it is looked at again", async () => {
  await lookAgainWith(404, "NOT_FOUND");
  expect(await screen.findByRole("heading", { name: "This is no longer offered" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Order" })).toBeNull();
});

test("near miss: what can't be looked at just now stays as it was", async () => {
  await lookAgainWith(503, "BUSY");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole("heading", { level: 1, name: "Wisma Contoh" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "This is no longer offered" })).toBeNull();
});
