// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetToken, keepToken } from "../../../lib/session.ts";
import { bookingWith } from "../../../testing/booking.ts";
import { noDraft } from "../../../testing/draft.ts";
import { type Answer, conflict, fakeApi, screenOf } from "../../../testing/show.tsx";
import { CompletenessForm } from "./completeness-form.tsx";
import type { SavedDraft } from "./draft-query.ts";

const at = "2026-11-29T07:05:00.000Z";
// What was saved on another day is told with its day.
beforeEach(() => vi.useFakeTimers({ now: new Date(at) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saved: Answer = { body: { revisi: 1, disimpan: at } };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const empty = { alamatpemesan: "", notelp: "", nokontak: "", namapengguna: "", keperluan: "", dokumen: [] };
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

function openForm(answer: (path: string) => Answer | Promise<Answer>, draft: SavedDraft = noDraft) {
  const sent = fakeApi(({ path }) => answer(path));
  const form = render(<CompletenessForm booking={bookingWith()} own={undefined} draft={draft} />, {
    wrapper: screenOf("nasabah"),
  });
  const drafts = () => sent.filter(({ path }) => path.includes("/simpandraf/")).map(({ body }) => body);
  return { ...form, drafts };
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shownIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test("what is typed is saved a moment after the last key, in one call and without the identity number", async () => {
  const { drafts } = openForm(() => saved);
  await pass(20_000);
  expect(drafts(), "nothing was typed").toEqual([]);
  type(/NIK/, "3273010101900001");
  type("Purpose", "Kunj");
  await pass(500);
  type("Purpose", "Kunjungan");
  await pass(1_000);
  expect(drafts()).toEqual([]);
  await pass(1_000);
  expect(drafts()).toEqual([expect.objectContaining({ keperluan: "Kunjungan", revisi: 0 })]);
  expect(JSON.stringify(drafts())).not.toContain("3273010101900001");
  expect(screen.getByText("Saved 14:05")).toBeTruthy();
  type("Purpose", "Kunjungan kerja");
  await pass(2_000);
  expect(drafts().at(-1)).toMatchObject({ keperluan: "Kunjungan kerja", revisi: 1 });
});

test("whoever leaves before the moment is over is saved as well", async () => {
  const { drafts, unmount } = openForm(() => saved);
  type("Purpose", "Kunjungan");
  unmount();
  await pass(0);
  expect(drafts()).toEqual([expect.objectContaining({ keperluan: "Kunjungan" })]);
});

test("whoever leaves while a call is under way is saved to the last letter", async () => {
  const { drafts, unmount } = openForm(() => saved);
  type("Purpose", "Kunj");
  act(() => void vi.advanceTimersByTime(1_500));
  type("Purpose", "Kunjungan");
  unmount();
  await pass(0);
  expect(drafts()).toMatchObject([
    { keperluan: "Kunj", revisi: 0 },
    { keperluan: "Kunjungan", revisi: 1 },
  ]);
});

test("of whoever has signed out nothing is sent any more, though it was being tried again", async () => {
  const { drafts, unmount } = openForm(() => ({
    status: 503,
    body: { error: { code: "BUSY", message: "Too busy." } },
  }));
  type("Purpose", "Kunj");
  await pass(2_000);
  type("Purpose", "Kunjungan");
  expect(drafts()).toHaveLength(1);
  act(() => {
    forgetToken();
    unmount();
  });
  keepToken("of somebody else", false);
  await pass(30_000);
  expect(drafts()).toHaveLength(1);
});

test("what is refused for good is sent once, and again when it is changed", async () => {
  const refusal: Answer = { status: 409, body: { error: { code: "ACTION_REFUSED", message: "The time ran out." } } };
  const slowly = () => new Promise<Answer>((resolve) => setTimeout(() => resolve(refusal), 150));
  const { drafts } = openForm(slowly);
  // The screen is drawn while the call is under way, too.
  const passSome = async () => {
    for (let at = 0; at < 60; at += 1) await pass(100);
  };
  type("Purpose", "Kunjungan");
  await passSome();
  expect(drafts()).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toMatch(/^Not saved yet: The time ran out\./);
  type("Purpose", "Kunjungan kerja");
  await passSome();
  expect(drafts()).toHaveLength(2);
});

test("the form opens with what was typed before, and says on what day it was saved", () => {
  vi.setSystemTime("2026-12-02T02:00:00.000Z");
  const typed = { ...empty, keperluan: "Kunj" };
  openForm(() => saved, { revisi: 3, disimpan: at, draf: typed });
  expect(screen.getByText(/^Saved on 29th November, 2026/)).toBeTruthy();
});

test("the form opens with what was typed before", () => {
  vi.setSystemTime(at);
  const typed = {
    alamatpemesan: "Jl. Asia",
    notelp: "08",
    nokontak: "",
    namapengguna: "",
    keperluan: "Kunj",
    dokumen: [],
  };
  openForm(() => saved, { revisi: 3, disimpan: at, draf: typed });
  expect([shownIn("Purpose"), shownIn(/^Address/)]).toEqual(["Kunj", "Jl. Asia"]);
  expect(screen.getByText("Saved 14:05")).toBeTruthy();
});

test("without a connection the text stays, that is told, and it is saved as soon as it can be", async () => {
  let isDown = true;
  const down: Answer = { status: 503, body: { error: { code: "BUSY", message: "Too busy." } } };
  const { drafts } = openForm(() => (isDown ? down : saved));
  type("Purpose", "Kunjungan");
  await pass(2_000);
  expect(screen.getByRole("status").textContent).toMatch(/^Not saved yet: Too busy\./);
  expect(shownIn("Purpose")).toBe("Kunjungan");
  isDown = false;
  await pass(6_000);
  expect(drafts()).toHaveLength(2);
  expect(screen.getByText("Saved 14:05")).toBeTruthy();
});

test("two windows: a choice that can't be done now says so, and can be made again", async () => {
  const down: Answer = { status: 503, body: { error: { code: "BUSY", message: "Too busy." } } };
  openForm((path) => (path.includes("/draf/") ? down : conflict()));
  type("Purpose", "Dari sini");
  await pass(2_000);
  fireEvent.click(screen.getByRole("button", { name: "Take what was typed there" }));
  await pass(100);
  expect(screen.getByRole("alert").textContent).toContain("Too busy.");
  expect(screen.getByRole("button", { name: "Take what was typed there" })).toHaveProperty("disabled", false);
  expect(shownIn("Purpose")).toBe("Dari sini");
});

test.each([
  ["Take what was typed there", "Dari jendela lain", 1],
  ["Keep what stands here", "Dari sini", 2],
])("two windows: “%s” leaves “%s”", async (button, left, calls) => {
  const typed = {
    alamatpemesan: "",
    notelp: "",
    nokontak: "",
    namapengguna: "",
    keperluan: "Dari jendela lain",
    dokumen: [],
  };
  let saves = 0;
  const { drafts } = openForm((path) => {
    if (path.includes("/draf/")) return { body: { revisi: 4, disimpan: at, draf: typed } };
    saves += 1;
    return saves === 1 ? conflict() : { body: { revisi: 5, disimpan: at } };
  });
  type("Purpose", "Dari sini");
  await pass(2_000);
  expect(screen.getByRole("alert").textContent).toContain("in another window");
  await pass(20_000);
  expect(drafts(), "nothing is written over it by itself").toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: button }));
  await pass(4_000);
  expect(shownIn("Purpose")).toBe(left);
  expect(drafts()).toHaveLength(calls);
  expect(asksBeforeLeaving(), "all of it is saved").toBe(false);
  if (calls === 2) expect(drafts().at(-1)).toMatchObject({ keperluan: "Dari sini", revisi: 4 });
  expect(screen.queryByRole("alert")).toBeNull();
});
