// @vitest-environment happy-dom
import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { offerWith, waitWith } from "../../../testing/wait.ts";
import { WaitsStrip } from "../../booking/waitlist/waits-strip.tsx";
import { WaitsPage } from "./waits-page.tsx";

const pages = ["trx_penginapan/pesan_nsb", "booking/tunggu"];

/** The list as the server keeps it: whoever leaves stands among what ended. */
function serve(waits: Wait[], read?: () => Answer) {
  return fakeApi(({ path, method }) => {
    if (method === "GET") return read?.() ?? { body: { records: waits } };
    const id = Number(/^booking\/tunggu\/(\d+)\/lepas$/.exec(path)?.[1]);
    const left = waits.map((wait) => (wait.id === id ? { ...wait, keadaan: "lepas", didepan: null } : wait));
    return { body: { records: left } };
  });
}
const wrapper = (held = pages) => screenOf("nasabah", held, "/booking/tunggu");
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("offers stand first with the time that is left, then the places, then what ended with its reason", async () => {
  serve([
    offerWith({ id: 1 }),
    waitWith({ id: 2, didepan: 0, peluang: { penuh: 12, kosonglagi: 3 } }),
    waitWith({ id: 3, didepan: 2 }),
    waitWith({ id: 4, keadaan: "lewat", didepan: null }),
    waitWith({ id: 5, keadaan: "diterima", didepan: null, bookingid: 44 }),
    waitWith({ id: 6, keadaan: "berakhir", didepan: null }),
  ]);
  render(<WaitsPage />, { wrapper: wrapper() });
  const offered = await section("Free for you now");
  expect(offered.getByRole("timer").textContent).toMatch(/^(29|30) min left$/);
  expect(offered.getByRole("link").getAttribute("href")).toBe("/booking/tunggu/1");
  const waiting = await section("You wait for");
  expect(waiting.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/You are next.*3 of 12 full days/),
    expect.stringMatching(/2 people before you(?!.*full days)/),
  ]);
  const ended = await section("Ended lately");
  const [lapsed, taken, passed] = ended.getAllByRole("listitem").map((item) => within(item));
  expect(lapsed?.getByText("The offer lapsed")).toBeTruthy();
  const again = lapsed?.getByRole("link", { name: "Wait again: Wisma Contoh" });
  expect(again?.getAttribute("href")).toMatch(/add_object_nasabah\/7\?satuan=malam&mulai=2027-01-12&akhir=2027-01-14$/);
  expect(taken?.getByRole("link").getAttribute("href")).toBe("/trx_penginapan/view/44");
  expect(passed?.queryByRole("link")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Free for you now",
    "You wait for",
    "Ended lately",
  ]);
});

test.each([
  ["an offer is given back", offerWith(), "Give it back: Wisma Contoh", "Give it back", "Keep it"],
  ["a place is left", waitWith(), "Stop waiting: Wisma Contoh", "Stop waiting", "Go on waiting"],
])("%s only after a question", async (_, wait, name, yes, no) => {
  const sent = serve([wait]);
  render(<WaitsPage />, { wrapper: wrapper() });
  fireEvent.click(await screen.findByRole("button", { name }));
  const asked = within(await screen.findByRole("dialog"));
  const [, keep] = asked.getAllByRole("button", { name: no });
  if (!keep) throw new Error("no way out");
  fireEvent.click(keep);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: yes }));
  expect(await (await section("Ended lately")).findByText("You left the list")).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(["booking/tunggu/3/lepas"]);
});

test("a list that never held anything says how one waits", async () => {
  serve([]);
  render(<WaitsPage />, { wrapper: wrapper() });
  expect(await screen.findByText("You wait for nothing")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Find something to book" })).toBeTruthy();
});

test("what can't be read is told, with a way to try again", async () => {
  serve([], () => ({ status: 500, body: { error: { code: "INTERNAL", message: "Something broke." } } }));
  render(<WaitsPage />, { wrapper: wrapper() });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

test("in short: what is held with the time left, how much is waited for, and nothing where there is neither", async () => {
  serve([offerWith({ id: 1 }), waitWith({ id: 2, didepan: 4 }), waitWith({ id: 3, didepan: 0 })]);
  const { unmount } = render(<WaitsStrip />, { wrapper: wrapper() });
  expect(await screen.findByText("Free for you now: Wisma Contoh")).toBeTruthy();
  expect(screen.getByRole("timer")).toBeTruthy();
  expect(screen.getByText("You wait for 2 times that are full. For one of them you are next.")).toBeTruthy();
  unmount();
  serve([waitWith({ keadaan: "lewat", didepan: null })]);
  const { container } = render(<WaitsStrip />, { wrapper: wrapper() });
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(container.querySelector("a")).toBeNull();
});
